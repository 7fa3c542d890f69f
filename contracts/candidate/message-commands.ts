import * as z from 'zod'
import { CandidateId, Uuid } from '../kernel/ids.ts'
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
  }),
})
/** What became of a message; sent by the process that hands it over. `failure` null: it was taken. */
export const RecordMessage = z.object({
  type: z.literal('RecordMessage'),
  data: z.object({ candidateId: CandidateId, messageId: Uuid, failure: z.enum(messageFailures).nullable() }),
})
export const messageCommands = [WriteMessage, RecordMessage] as const
