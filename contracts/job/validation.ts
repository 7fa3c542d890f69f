import { INCOMPLETE_ADDRESS, webAddress } from '../kernel/web-address.ts'
import { said } from '../kernel/wording.ts'
import { chosenTitle } from './blank.ts'
import type { DraftRules } from './draft-rules.ts'
import type { JobDetails, Scorecard } from './draft.ts'
import type { Journey, JourneyModule } from './journey.ts'
import {
  atLeast,
  atMost,
  check,
  collect,
  completeEmail,
  type FieldProblems,
  maxLength,
  minLength,
  type Problem,
  required,
  type Rule,
} from './rules.ts'
import { scheduleProblems } from './modules/schedule-rules.ts'
import { rulesOf } from './modules/table.ts'
import { isRanked } from './qualities.ts'
import { isVideoJob, videoLimits } from './video/choices.ts'
import { isCandidateField, questionCount, questionsOf } from './video/questions.ts'
import { videoModuleProblems } from './video/rules.ts'
import { addedModules } from './walk.ts'

export type { FieldProblems } from './rules.ts'
export type FieldState = 'UNSET' | 'INVALID' | 'VALID'

export const INVALID_FIELDS = 'Invalid fields, some changes were not saved.'
export const MAX_BENEFITS = 4
export const MAX_RESPONSIBILITIES = 4
export const limits = {
  title: { min: 5, max: 80 },
  description: 800,
  benefit: 100,
  responsibility: 200,
  brandName: 40,
  skill: 200,
  /** Street, city, names and addresses. */
  line: 200,
} as const

/** A field is UNSET until its first blur; no problem is shown before. */
export const fieldState = (problems: FieldProblems, path: string, touched: ReadonlySet<string>): FieldState =>
  !touched.has(path) ? 'UNSET' : path in problems ? 'INVALID' : 'VALID'

const salary = {
  minAtLeast: (n: number) => said`Minimum salary cannot be less than ${n}`,
  minAtMost: (n: number) => said`Minimum salary cannot be more than ${n}`,
  maxAtLeast: (n: number) => said`Maximum salary cannot be less than ${n}`,
}

/** The limits of a job's title and description: those of the wizard it was made in. */
export const detailLimits = (details: JobDetails) =>
  isVideoJob(details)
    ? { title: videoLimits.title, description: videoLimits.welcome }
    : { title: limits.title, description: limits.description }

export function detailsProblems(details: JobDetails): FieldProblems {
  const { min, max } = details.salary
  const { title, description } = detailLimits(details)
  // A video interview needs no location and no welcome message (B§5).
  const needed = isVideoJob(details) ? [] : [required]
  return collect([
    check(
      'details.jobTitle',
      chosenTitle(details.jobTitle),
      required,
      ...(details.interviewByChat ? [] : [minLength(title.min)]),
      maxLength(title.max),
    ),
    check('details.location', details.location, ...needed),
    check('details.salary.min', min, atLeast(0, salary.minAtLeast), atMost(max, salary.minAtMost)),
    check('details.salary.max', max, atLeast(0, salary.maxAtLeast), atLeast(min, salary.maxAtLeast)),
    check('details.jobDescription', details.jobDescription, ...needed, maxLength(description)),
    ...details.benefits.map(({ id, title }) => check(`details.benefits.${id}`, title, maxLength(limits.benefit))),
    check(
      'details.benefits',
      details.benefits.filter((benefit) => benefit.title.trim() !== '').length,
      atMost(MAX_BENEFITS, (n) => said`Benefits cannot be more than ${n}`),
    ),
    check('details.brandName', details.brandName, maxLength(limits.brandName)),
    ...laterProblems(details),
  ])
}

function laterProblems({ responsibilities = [], address, hiringManager, hiringOrganization }: JobDetails): Problem[] {
  const lines = { address, hiringManager, hiringOrganization }
  const email = hiringOrganization?.email.trim() ?? ''
  const website = hiringOrganization?.website.trim() ?? ''
  return [
    ...Object.entries(lines).flatMap(([part, fields]) =>
      Object.entries(fields ?? {}).flatMap(([field, text]) =>
        typeof text === 'string' ? [check(`details.${part}.${field}`, text, maxLength(limits.line))] : [],
      ),
    ),
    ...responsibilities.map(({ id, title }) =>
      check(`details.responsibilities.${id}`, title, maxLength(limits.responsibility)),
    ),
    check(
      'details.responsibilities',
      responsibilities.filter(({ title }) => title.trim() !== '').length,
      atMost(MAX_RESPONSIBILITIES, (n) => said`Responsibilities cannot be more than ${n}`),
    ),
    ...(email ? [check('details.hiringOrganization.email', email, completeEmail)] : []),
    ...(website ? [check('details.hiringOrganization.website', website, aWebAddress)] : []),
  ]
}

const aWebAddress: Rule<string> = (text) => (webAddress(text) === null ? INCOMPLETE_ADDRESS : null)

export const scorecardProblems = ({ skills, qualities = [] }: Scorecard): FieldProblems =>
  collect([
    ...skills.map(({ metricId, name }) => check(`scorecard.skills.${metricId}`, name, maxLength(limits.skill))),
    // All five places or none.
    ...(isRanked(qualities)
      ? qualities.map((quality, index) => check(`scorecard.qualities.${index}`, quality ?? '', required))
      : []),
  ])

export function journeyProblems(journey: Journey, rules: DraftRules): FieldProblems {
  // A video interview asks something (LEG-020).
  const asksNothing = rules.video && questionsOf(journey).length === 0
  return collect([
    asksNothing ? ['journey.modules', 'Add at least one question'] : null,
    rules.video ? candidateFieldsProblem(journey) : null,
    ...structureProblems(journey, rules),
    ...journey.modules.flatMap((module) => moduleProblems(module, rules)),
  ])
}

/** Additional information that a video interview asks for, wherever it was added (LEG-011). */
const candidateFieldsProblem = ({ modules }: Journey): Problem =>
  check(
    'journey.modules',
    modules.filter(isCandidateField).length,
    atMost(videoLimits.candidateFields, (n) => said`Additional information cannot be more than ${n} fields`),
  )

/** Paths are `journey.<module id>.<field>`, lists `journey.<module id>.<list>.<item id>`. */
function moduleProblems(module: JourneyModule, { video }: DraftRules): Problem[] {
  const at = (field: string) => `journey.${module.id}.${field}`
  const own = video ? videoModuleProblems(module, at) : null
  if (own) return own
  const rules = rulesOf(module)
  return [
    check(at('title'), module.title, required, maxLength(rules.limits.title)),
    check(at('description'), module.description, maxLength(rules.limits.description)),
    ...(module.kind === 'SCHEDULE' ? scheduleProblems(module, at) : rules.problems(module, at)),
  ]
}

/** Holds for drafts too: a journey of another shape could not be shown to a candidate. */
export function structureProblems(journey: Journey, { moduleLimit, video }: DraftRules): Problem[] {
  const kinds = journey.modules.map((module) => module.kind)
  const ids = journey.modules.map((module) => module.id)
  const one = (kind: string) => kinds.filter((other) => other === kind).length === 1
  const inOrder = kinds[0] === 'FORM' && kinds.at(-2) === 'THANK_YOU' && kinds.at(-1) === 'REJECT'
  if (!inOrder || !one('FORM') || !one('THANK_YOU') || !one('REJECT'))
    return [['journey.modules', 'A journey starts with one form page and ends with one thank-you and one reject page']]
  if (new Set(ids).size !== ids.length) return [['journey.modules', 'Two modules have the same id']]
  if (countedModules(journey, video) > moduleLimit) return [['journey.modules', moduleLimitMessage(moduleLimit)]]
  return []
}

/** What counts towards the limit: of a video interview each question. */
export const countedModules = (journey: Journey, video = false) =>
  video ? questionCount(journey) : addedModules(journey).length

export const moduleLimitMessage = (limit: number) => said`Maximum ${limit} questions allowed per job`
