import { isDeepStrictEqual } from 'node:util'
import { panelOf } from '#contracts/automation/meeting.ts'
import { automationProblems } from '#contracts/automation/rules.ts'
import type { Automation, MeetingAction } from '#contracts/job/automation/schema.ts'
import type { Column } from '#contracts/job/columns.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { KeptAutomation } from '#domain/job/automations.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { KnownJob } from '#domain/job/job.ts'
import { known } from '#domain/job/policies/known.ts'
import type { DryRun } from '#projections/automations/reader.ts'
import { allowOnJob, requireFeature } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { colleaguesHere } from '../interviews/automated.ts'

/** What a person who arranges automations has to be allowed: they act in that person's place. */
const needed = ['jobs.create', 'candidates.edit', 'candidates.invite'] as const

async function allowArranging(core: Core, asker: Asker, jobId: JobId): Promise<KnownJob> {
  for (const permission of needed) await allowOnJob(core, asker, permission, jobId)
  return jobNow(core, asker, jobId)
}

async function jobNow(core: Core, asker: Asker, jobId: JobId): Promise<KnownJob> {
  const { state } = await core.commands.stateOf(jobDecider, asker, jobId)
  return known(state)
}

/** `changedAt`: the revision at which the list was changed last, to base a change on. */
export type AutomationList = { automations: readonly KeptAutomation[]; columns: readonly Column[]; changedAt: number }

/** The automations of a job in the order in which they act. @throws Rejected 'job/not-found' */
export const automationsOf =
  (core: Core) =>
  async (asker: Asker, jobId: JobId): Promise<AutomationList> => {
    await allowOnJob(core, asker, 'jobs.read', jobId)
    const { columns, automations } = await jobNow(core, asker, jobId)
    return { automations: automations.kept, columns, changedAt: automations.changedAt }
  }

/** Names of all automations that a job ever had, by id: what they did stays in threads and histories. */
export const automationNames =
  (core: Core) =>
  async (asker: Asker, jobId: JobId): Promise<Readonly<Record<string, string>>> => {
    const { state } = await core.commands.stateOf(jobDecider, asker, jobId)
    return state.status === 'unknown' ? {} : state.automations.names
  }

type Setting = { jobId: JobId; automations: Automation[]; basedOn?: number | undefined; commandId: string }

type Booking = { index: number; action: MeetingAction }

/** Those that book meetings and are switched on or changed. */
const switchedOn = (automations: readonly Automation[], kept: readonly KeptAutomation[]): Booking[] =>
  automations.flatMap((automation, index) => {
    const { action, enabled, automationId } = automation
    if (!enabled || action.type !== 'meeting') return []
    const before = kept.find((each) => each.automation.automationId === automationId)
    return before && isDeepStrictEqual(before.automation, automation) ? [] : [{ index, action }]
  })

/** An automation plans interviews in the place of who arranges it: with that right, and with colleagues of the company. */
async function requireMeetings(core: Core, asker: Asker, jobId: JobId, booking: readonly Booking[]) {
  if (booking.length === 0) return
  await requireFeature(core, asker, 'live')
  await allowOnJob(core, asker, 'live_interviews', jobId)
  for (const { index, action } of booking) {
    const { panel } = panelOf(action, () => true)
    const here = await colleaguesHere(core, asker.companyId, action)
    if (panel.every(({ userId }) => here.has(userId))) continue
    const problem = 'A person on the panel is not with the company any more'
    throw new Rejected('automation/invalid', 'Some fields need attention', {
      [`${index}.action.participants`]: problem,
    })
  }
}

/** @throws Rejected 'automation/stale', 'automation/invalid', 'automation/circle', 'automation/too-many' */
export const setAutomations =
  (core: Core) =>
  async (asker: Asker, { jobId, automations, basedOn, commandId }: Setting): Promise<{ token: ConsistencyToken }> => {
    const job = await allowArranging(core, asker, jobId)
    await requireMeetings(core, asker, jobId, switchedOn(automations, job.automations.kept))
    const data = { jobId, automations, ...(basedOn !== undefined && { basedOn }) }
    return core.commands.handle(jobDecider, jobId, { type: 'SetAutomations', data }, core.context(asker, commandId))
  }

/** One more, or one changed; the others stay as they are. */
export const saveAutomation =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, automation, basedOn, commandId }: Omit<Setting, 'automations'> & { automation: Automation },
  ): Promise<{ token: ConsistencyToken }> => {
    const { automations } = await automationsOf(core)(asker, jobId)
    const others = automations.map((kept) => kept.automation)
    const isNew = !others.some(({ automationId }) => automationId === automation.automationId)
    const changed = isNew
      ? [...others, automation]
      : others.map((each) => (each.automationId === automation.automationId ? automation : each))
    return setAutomations(core)(asker, { jobId, automations: changed, basedOn, commandId })
  }

export const removeAutomation =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, automationId, commandId }: { jobId: JobId; automationId: string; commandId: string },
  ): Promise<{ token: ConsistencyToken }> => {
    const { automations } = await automationsOf(core)(asker, jobId)
    const left = automations.map((kept) => kept.automation).filter((each) => each.automationId !== automationId)
    return setAutomations(core)(asker, { jobId, automations: left, commandId })
  }

/**
 * For whom an automation would have acted in the last 90 days. Nothing is changed.
 * @throws Rejected 'automation/invalid' with what has to be mended first
 */
export const dryRun =
  (core: Core) =>
  async (asker: Asker, { jobId, automation }: { jobId: JobId; automation: Automation }): Promise<DryRun> => {
    await allowOnJob(core, asker, 'candidates.read', jobId)
    const { columns } = await allowArranging(core, asker, jobId)
    const problems = automationProblems(
      { ...automation, enabled: false },
      columns.map(({ id }) => id),
    )
    if (Object.keys(problems).length > 0)
      throw new Rejected('automation/invalid', 'Some fields need attention', problems)
    return core.readers.dryRun(asker, jobId, automation, core.now())
  }
