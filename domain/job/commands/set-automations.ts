import { automationLimits } from '#contracts/job/automation/kinds.ts'
import { automationName, automationProblems, circleIn } from '#contracts/automation/rules.ts'
import type { Automation } from '#contracts/job/automation/schema.ts'
import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { FieldProblems } from '#contracts/job/rules.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import { said } from '#contracts/kernel/wording.ts'
import { evolve, type Job, type KnownJob } from '../job.ts'
import { editable } from '../policies/known.ts'
import { addHost } from './add-host.ts'

/**
 * The automations of a job from now on, in their order. Each change is a version of its own. Who hosts a meeting comes
 * onto the job (TEAM-019).
 * @throws Rejected 'automation/stale', 'automation/too-many', 'automation/invalid' with the fields as `<index>.<field>`,
 * 'automation/circle'
 */
export function setAutomations(
  { jobId, automations, basedOn }: JobCommandData<'SetAutomations'>,
  state: Job,
  { now }: CommandContext,
): JobEvent[] {
  const job = editable(state)
  if (basedOn !== undefined && job.automations.changedAt > basedOn)
    throw new Rejected('automation/stale', 'Somebody else changed the automations of this job in the meantime')
  const wanted = automations.map((each) => ({ ...each, name: automationName(each.name) }))
  allowed(wanted, job)

  const { kept } = job.automations
  const saved = wanted.flatMap((automation): JobEvent[] => {
    const before = kept.find((each) => each.automation.automationId === automation.automationId)
    if (before && same(before.automation, automation)) return []
    const enabledAt = automation.enabled ? (before?.enabledAt ?? now) : null
    return [{ type: 'AutomationSaved', data: { automation, version: (before?.version ?? 0) + 1, enabledAt } }]
  })
  const ids = wanted.map(({ automationId }) => automationId)
  const before = kept.map(({ automation }) => automation.automationId)
  const removed = before
    .filter((automationId) => !ids.includes(automationId))
    .map((automationId): JobEvent => ({ type: 'AutomationRemoved', data: { automationId } }))
  const left = before.filter((id) => ids.includes(id))
  const order = [...left, ...ids.filter((id) => !left.includes(id))]
  const ordered: JobEvent[] = same(order, ids) ? [] : [{ type: 'AutomationsOrdered', data: { automationIds: ids } }]
  return [...removed, ...saved, ...ordered, ...withHosts(wanted, job, jobId)]
}

/** One event for all hosts that are not on the job yet. */
function withHosts(automations: readonly Automation[], job: KnownJob, jobId: string): JobEvent[] {
  const hosts = automations.flatMap(({ action }) =>
    action.type === 'meeting' && action.conferencing.host ? [action.conferencing.host] : [],
  )
  const added = hosts.reduce<JobEvent[]>(
    (events, userId) => [...events, ...addHost({ jobId, userId }, events.reduce(evolve, job as Job))],
    [],
  )
  return added.slice(-1)
}

function allowed(automations: readonly Automation[], { columns }: KnownJob): void {
  const { perJob } = automationLimits
  if (automations.length > perJob) throw new Rejected('automation/too-many', said`A job can have ${perJob} automations`)
  if (new Set(automations.map(({ automationId }) => automationId)).size < automations.length)
    throw new Rejected('automation/invalid', 'Two automations have the same id')
  const ids = columns.map(({ id }) => id)
  const problems = automations.map((each) => automationProblems(each, ids))
  const fields: FieldProblems = Object.fromEntries(
    problems.flatMap((of, index) => Object.entries(of).map(([field, words]) => [`${index}.${field}`, words])),
  )
  if (Object.keys(fields).length > 0) throw new Rejected('automation/invalid', 'Some fields need attention', fields)
  const circle = circleIn(automations)
  if (!circle) return
  const titles = circle.map((id) => columns.find((column) => column.id === id)?.title ?? id)
  throw new Rejected(
    'automation/circle',
    said`These automations would move candidates in a circle: ${titles.join(' → ')}`,
  )
}
