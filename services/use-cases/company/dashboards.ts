import { addressOf, type Question } from '#contracts/analytics/ranges.ts'
import type { MailRhythm } from '#contracts/dashboard/mails.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { dashboardDecider } from '#domain/dashboard/decider.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { requireVerifiedEmail } from '../../core/verified.ts'

type Person = Extract<Asker, { kind: 'user' }>
type Saved = {
  dashboardId: string
  name: string
  question: Question
  section: string
  shared: boolean
  commandId: string
}

/** Keeps a part of analytics with its filters, for oneself or for all who may open analytics. Nothing that was counted is kept: who opens it sees their own figures. */
export const saveDashboard =
  (core: Core) =>
  async (asker: Person, { commandId, section, question, ...kept }: Saved): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'analytics')
    const search = addressOf(question)
    if (section) search.set('section', section)
    const data = { ...kept, ownerId: asker.userId, address: search.toString() }
    return core.commands.handle(
      dashboardDecider,
      data.dashboardId,
      { type: 'SaveDashboard', data },
      core.context(asker, commandId),
    )
  }

export const deleteDashboard =
  (core: Core) =>
  async (
    asker: Person,
    { dashboardId, commandId }: { dashboardId: string; commandId: string },
  ): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'analytics')
    return core.commands.handle(
      dashboardDecider,
      dashboardId,
      { type: 'DeleteDashboard', data: { dashboardId, ownerId: asker.userId } },
      core.context(asker, commandId),
    )
  }

type MailSet = { dashboardId: string; every: MailRhythm | null; commandId: string }

/**
 * The figures of a dashboard by mail, to the address of the person's own account and with what they may see when it leaves;
 * at the hour of their daily summary. Null ends it.
 * @throws Rejected 'dashboard/not-found', also for one that a colleague keeps to themselves
 */
export const setDashboardMail =
  (core: Core) =>
  async (asker: Person, { dashboardId, every, commandId }: MailSet): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'analytics')
    if (every) await requireVerifiedEmail(core, asker)
    return core.commands.handle(
      dashboardDecider,
      dashboardId,
      { type: 'SetDashboardMail', data: { dashboardId, userId: asker.userId, every } },
      core.context(asker, commandId),
    )
  }
