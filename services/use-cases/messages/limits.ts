import type { Asker } from '#contracts/kernel/asker.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import type { Messaging } from '#contracts/messages/limits.ts'
import type { MessageReport } from '#contracts/messages/report-hook.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { countReport, mostADay, sentToday, standingOf } from '../../effects/messages/allowance.ts'
import type { Core } from '../../core/core.ts'
import { allowOperator } from '../../core/authorize.ts'

/** A company's messages as operators see them. `allowed` is how many a day it may send while it is not stopped. */
export type MessagesOf = Messaging & { allowed: number; sent: number }

const REMEMBERED_MS = 7 * 86_400_000

export const limitUseCases = (core: Core) => ({
  /** What a mail service says of a message that left before; the same report twice counts once. */
  async recordMessageReport({ id, company_id: companyId, kind }: MessageReport): Promise<void> {
    const { times } = await core.engines.attempts.count(
      `message-report ${companyId} ${id}`,
      REMEMBERED_MS,
      Date.parse(core.now()),
    )
    if (times === 1) await countReport(core, companyId, kind === 'bounce' ? 'bounces' : 'complaints')
  },

  /** Sets how many messages a day a company may send, or stops it. @throws Rejected 'company/not-found' */
  async limitMessages(
    asker: Asker,
    { companyId, ...data }: { companyId: CompanyId } & Messaging,
  ): Promise<{ token: ConsistencyToken }> {
    allowOperator(asker)
    const { token } = await core.commands.handle(
      companyDecider,
      companyId,
      { type: 'LimitMessages', data },
      core.context(asker),
      companyId,
    )
    return { token }
  },

  /** By company, for those in use. */
  async messagesOf(asker: Asker, companyIds: readonly CompanyId[]): Promise<Record<CompanyId, MessagesOf>> {
    allowOperator(asker)
    const of = async (companyId: CompanyId): Promise<[CompanyId, MessagesOf]> => {
      const standing = await standingOf(core, companyId)
      const sent = await sentToday(core, companyId)
      return [companyId, { ...standing.messaging, allowed: mostADay(core, standing), sent }]
    }
    return Object.fromEntries(await Promise.all(companyIds.map(of)))
  },
})
