import { builderSteps } from './choices.ts'
import { type DraftRules, rulesFor } from './draft-rules.ts'
import type { JobDraft } from './draft.ts'
import { type FieldProblems, withoutCaps } from './rules.ts'
import { isVideoJob } from './video/choices.ts'
import { detailsProblems, journeyProblems, scorecardProblems } from './validation.ts'

export type Section = keyof JobDraft

type SectionRules<Value> = {
  /** The step of the builder in which it is edited. */
  step: (typeof builderSteps)[number]
  problems(value: Value, rules: DraftRules): FieldProblems
}

/** The parts of a draft. Each is saved separately; a save that is based on an old revision of its section is refused. */
export const sections = {
  details: { step: 'jobDetails', problems: detailsProblems },
  scorecard: { step: 'scorecard', problems: scorecardProblems },
  journey: { step: 'screen', problems: journeyProblems },
} as const satisfies { [Name in Section]: SectionRules<JobDraft[Name]> }

export const sectionNames = Object.keys(sections) as Section[]

export const forEverySection = <Value>(value: Value) =>
  Object.fromEntries(sectionNames.map((name) => [name, value])) as Record<Section, Value>

/** The sections alone, of an object that has more fields. */
export const draftOf = (whole: JobDraft): JobDraft =>
  Object.fromEntries(sectionNames.map((name) => [name, whole[name]])) as JobDraft

/** The steps that edit a section. The other steps only show the draft. */
export type EditedStep = (typeof sections)[Section]['step']
export const editedSteps = builderSteps.filter((step) =>
  sectionNames.some((name) => sections[name].step === step),
) as readonly EditedStep[]

/** The questions of the wizard and of interviews, by the paths of their texts. */
const isQuestion = ({ details }: JobDraft) => {
  const paths = isVideoJob(details)
    ? /^journey\.[^.]+\.(questions\.[^.]+\.question|title)$/
    : /\.questions\.[^.]+\.question$/
  return (path: string) => paths.test(path)
}

/** A job that asks in a conversation has no caps on its texts (JOB-046). */
function problemsOf<Name extends Section>(name: Name, draft: JobDraft, rules: DraftRules): FieldProblems {
  const problems = (sections[name] as SectionRules<JobDraft[Name]>).problems(
    draft[name],
    rulesFor(draft.details, rules),
  )
  if (draft.details.interviewByChat) return withoutCaps(problems)
  return rules.longQuestions ? withoutCaps(problems, isQuestion(draft)) : problems
}

/** What keeps a job from going live, by the step in which it is mended. */
export const problemsByStep = (draft: JobDraft, rules: DraftRules) =>
  Object.fromEntries(
    editedSteps.map((step) => [
      step,
      Object.assign(
        {},
        ...sectionNames.filter((name) => sections[name].step === step).map((name) => problemsOf(name, draft, rules)),
      ),
    ]),
  ) as Record<EditedStep, FieldProblems>

export const draftProblems = (draft: JobDraft, rules: DraftRules): FieldProblems =>
  Object.assign({}, ...sectionNames.map((name) => problemsOf(name, draft, rules)))
