import type { JobCommandData } from '#contracts/job/commands.ts'
import { savedTitle, withoutBlanks } from '#contracts/job/blank.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { type DraftRules, rulesFor, standardRules } from '#contracts/job/draft-rules.ts'
import { draftProblems, type Section, sectionNames } from '#contracts/job/sections.ts'
import { countedModules, INVALID_FIELDS } from '#contracts/job/validation.ts'
import { isVideoJob } from '#contracts/job/video/choices.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Job, KnownJob } from '../job.ts'
import { editable } from '../policies/known.ts'
import { same } from '#contracts/kernel/same.ts'
import { storable } from '../policies/storable.ts'

export function save(
  { draft, step, subStep, basedOn, override, moduleLimit, longQuestions }: JobCommandData<'SaveJob'>,
  state: Job,
): JobEvent[] {
  const job = editable(state)
  const rules = rulesOf(job, moduleLimit, longQuestions)
  storable(draft, rulesFor(draft.details ?? job.draft.details, rules))
  const wanted: JobDraft = { ...job.draft, ...titled(withoutBlanks(draft)) }
  const changed = sectionNames.filter((section) => !same(wanted[section], job.draft[section]))
  refuseStale(job, changed, basedOn)
  if (job.status === 'active' && changed.length > 0 && !override) refuseInvalid(wanted, rules)

  const events = changed.map((section) => edit(section, wanted))
  if (job.status === 'active' && changed.includes('journey'))
    events.push({ type: 'JourneyPublished', data: { version: job.published.length + 1, journey: wanted.journey } })
  return [...events, ...reached(job, step ?? job.step, subStep === undefined ? job.subStep : subStep)]
}

const reached = (job: KnownJob, step: KnownJob['step'], subStep: string | null): JobEvent[] =>
  step === job.step && subStep === job.subStep
    ? []
    : [{ type: 'BuilderStepReached', data: { step, ...(subStep !== null && { subStep }) } }]

const titled = (draft: Partial<JobDraft>): Partial<JobDraft> =>
  draft.details ? { ...draft, details: { ...draft.details, jobTitle: savedTitle(draft.details.jobTitle) } } : draft

function refuseStale(job: KnownJob, changed: Section[], basedOn: Partial<Record<Section, number>> | null): void {
  const overtaken = changed.filter((section) => job.changedAt[section] > (basedOn?.[section] ?? job.revision))
  if (overtaken.length > 0)
    throw new Rejected(
      'job/stale-draft',
      'Somebody else changed the same part of this job in the meantime. Nothing was overwritten.',
      Object.fromEntries(overtaken.map((section) => [section, 'Changed by somebody else'])),
    )
}

/** What a job has stays when the limit of the company goes down. */
function rulesOf(
  { draft: { journey, details } }: KnownJob,
  moduleLimit = standardRules.moduleLimit,
  longQuestions = false,
): DraftRules {
  const had = countedModules(journey, isVideoJob(details))
  return { ...standardRules, moduleLimit: Math.max(moduleLimit, had), longQuestions }
}

function refuseInvalid(draft: JobDraft, rules: DraftRules): void {
  const problems = draftProblems(draft, rules)
  if (Object.keys(problems).length > 0) throw new Rejected('job/invalid-fields', INVALID_FIELDS, problems)
}

function edit(section: Section, { details, scorecard, journey }: JobDraft): JobEvent {
  switch (section) {
    case 'details':
      return { type: 'JobDetailsEdited', data: { details } }
    case 'scorecard':
      return { type: 'ScorecardEdited', data: { scorecard } }
    case 'journey':
      return { type: 'JourneyEdited', data: { journey } }
  }
}
