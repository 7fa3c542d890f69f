import { addressOf } from '#contracts/analytics/ranges.ts'
import { questionIn } from '#contracts/analytics/question.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { dashboardDecider } from '#domain/dashboard/decider.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import type { UserAsker } from '../accounts/sessions.ts'

type Saved = { dashboardId: string; name: string; address: string; section: string; shared: boolean; commandId: string }

/** Keeps a part of analytics with its filters, for oneself or for everybody who may open analytics. Nothing that was counted is kept: who opens it sees their own figures. */
export const saveDashboard =
  (core: Core) =>
  async (asker: UserAsker, { commandId, section, address, ...kept }: Saved): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'analytics')
    const question = questionIn(new URLSearchParams(address))
    if (!question) throw new Rejected('request/invalid', 'These filters name a job in a way that no job is named')
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
    asker: UserAsker,
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
