import { addressOf, type Question } from '#contracts/analytics/ranges.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { dashboardDecider } from '#domain/dashboard/decider.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

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
