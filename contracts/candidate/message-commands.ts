import * as z from 'zod'
import { CandidateId, ColumnId, Uuid } from '../kernel/ids.ts'
import { messageFailures } from './message-events.ts'
import { messageChannels } from './message-limits.ts'

/** Any length: what is allowed is decided with the words of the rule. */
export const WriteMessage = z.object({
  type: z.literal('WriteMessage'),
  data: z.object({
    candidateId: CandidateId,
    messageId: Uuid,
    channel: z.enum(messageChannels),
    subject: z.string().max(10_000),
    text: z.string().max(100_000),
    /** How long it can be cancelled; without it, it leaves at once. */
    holdMinutes: z.number().int().min(0).max(60).optional(),
    /** It leaves only while the candidate is in this column. */
    onlyIn: ColumnId.optional(),
    template: z.object({ templateId: Uuid, version: z.number().int().min(1) }).optional(),
  }),
})
export const SettleMessage = z.object({
  type: z.literal('SettleMessage'),
  data: z.object({ candidateId: CandidateId, messageId: Uuid, how: z.enum(['send', 'cancel']) }),
})
/** What became of a message; sent by the process that hands it over. `failure` null: it was taken. */
export const RecordMessage = z.object({
  type: z.literal('RecordMessage'),
  data: z.object({ candidateId: CandidateId, messageId: Uuid, failure: z.enum(messageFailures).nullable() }),
})
export const messageCommands = [WriteMessage, SettleMessage, RecordMessage] as const
