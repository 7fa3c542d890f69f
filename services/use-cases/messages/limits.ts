import type { Asker } from '#contracts/kernel/asker.ts'
import { CandidateId, CompanyId } from '#contracts/kernel/ids.ts'
import type { Messaging } from '#contracts/messages/limits.ts'
import type { MessageReport } from '#contracts/messages/report-hook.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { countReport, mostADay, sentToday, standingOf } from '../../effects/messages/allowance.ts'
import { readDeliveryReport } from '../../effects/mail/read-delivery-report.ts'
import type { Core } from '../../core/core.ts'
import { candidateOfReference } from '../../core/secrets/mail-reference.ts'
import { allowOperator } from '../../core/authorize.ts'

/** A company's messages as operators see them. `allowed` is how many a day it may send while it is not stopped. */
export type MessagesOf = Messaging & { allowed: number; sent: number }

/** As Twilio names them. */
const NOT_ARRIVED: ReadonlySet<string> = new Set(['undelivered', 'failed'])
type TextReport = { companyId: string; candidateId: string; messageId: string | null; sid: string; status: string }

const REMEMBERED_MS = 7 * 86_400_000

export const limitUseCases = (core: Core) => {
  const isNewReport = async (companyId: string, id: string): Promise<boolean> => {
    const name = `message-report ${companyId} ${id}`
    return (await core.engines.attempts.count(name, REMEMBERED_MS, Date.parse(core.now()))).times === 1
  }
  return {
    /** What a mail service says of a message that left before; the same report twice counts once. */
    async recordMessageReport({ id, company_id: companyId, kind }: MessageReport): Promise<void> {
      if (await isNewReport(companyId, id))
        await countReport(core, companyId, kind === 'bounce' ? 'bounces' : 'complaints')
    },

    /**
     * A mail that reports a message as undelivered for good: counted as a bounce, and shown at the candidate it was for. The same
     * report twice counts once; false for every other mail.
     */
    async deliveryReportCameIn(raw: Buffer): Promise<boolean> {
      const report = await readDeliveryReport(raw)
      const company = CompanyId.safeParse(report?.companyId)
      if (!report || !company.success) return false
      const { id, reference } = report
      const candidateId = reference && candidateOfReference(core, company.data, reference)
      if (!candidateId) return false
      if (!(await isNewReport(company.data, id))) return true
      await countReport(core, company.data, 'bounces')
      const asker = { kind: 'process', name: 'mail-reports', companyId: company.data, permissions: [] } as const
      const { state } = await core.commands.stateOf(candidateDecider, asker, candidateId)
      if (!isKnown(state)) return true
      const command = { type: 'RecordUndelivered', data: { candidateId } } as const
      await core.commands.handle(candidateDecider, candidateId, command, core.context(asker))
      return true
    },

    /**
     * What a gateway says later of a text message that it took. Only that it did not arrive is news, once for each message:
     * counted, and shown at its candidate.
     */
    async textReportCameIn({ companyId, candidateId, messageId, sid, status }: TextReport): Promise<void> {
      const company = CompanyId.safeParse(companyId)
      const candidate = CandidateId.safeParse(candidateId)
      if (!company.success || !candidate.success || !sid || !NOT_ARRIVED.has(status)) return
      if (!(await isNewReport(company.data, sid.slice(0, 200)))) return
      await countReport(core, company.data, 'bounces')
      const asker = { kind: 'process', name: 'text-reports', companyId: company.data, permissions: [] } as const
      const { state } = await core.commands.stateOf(candidateDecider, asker, candidate.data)
      if (!isKnown(state)) return
      const written = messageId !== null && state.messages[messageId] !== undefined
      const command = written
        ? ({ type: 'RecordMessage', data: { candidateId, messageId, failure: 'number' } } as const)
        : ({ type: 'RecordSmsUndelivered', data: { candidateId, reason: 'number' } } as const)
      await core.commands.handle(candidateDecider, candidateId, command, core.context(asker))
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
  }
}
