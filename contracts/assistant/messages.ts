import * as z from 'zod'
import { outcomes, type sources } from '../job/suggested.ts'
import { type JobId, Uuid } from '../kernel/ids.ts'
import { JobPacket, SuggestionKind } from './packet.ts'

/** Who answers. */
export type Source = (typeof sources)[number]

export const MAX_QUESTION = 1000
export const MAX_ANSWER = 4000
/** Of one conversation, what goes with the next question. */
export const MAX_TURNS = 12
const Turn = z.strictObject({ from: z.enum(['person', 'assistant']), text: z.string().max(MAX_ANSWER) })
export type Turn = z.infer<typeof Turn>

/** `refused`: what was offered before and not wanted. `fallback`: suggestions without a model will do (AI-004). */
export const Wanted = z.discriminatedUnion('ask', [
  z.strictObject({
    ask: z.literal('suggestions'),
    of: SuggestionKind,
    refused: z.array(z.string().max(2000)).max(50).default([]),
    fallback: z.boolean().default(false),
  }),
  z.strictObject({
    ask: z.literal('question'),
    text: z.string().trim().min(1).max(MAX_QUESTION),
    turns: z.array(Turn).max(MAX_TURNS).default([]),
    fallback: z.boolean().default(false),
  }),
])
export type Wanted = z.infer<typeof Wanted>
export const AskAssistant = z.strictObject({ job: JobPacket, wanted: Wanted })
export type AskAssistant = z.infer<typeof AskAssistant>

/** Whether it was taken over, and as what: `text` is what it became where that is another text. */
export const Settled = z.strictObject({
  suggestionId: Uuid,
  index: z.number().int().min(0).max(50),
  outcome: z.enum(outcomes),
  text: z.string().max(2000).nullable(),
})
export type Settled = z.infer<typeof Settled>

/** What is streamed as an answer: first who answers, then what each item grows by, last what counts, or why there is nothing. */
export type AssistantMessage =
  | { type: 'begun'; source: Source; model: string | null; of: SuggestionKind | null }
  | { type: 'text'; index: number; add: string }
  | { type: 'done'; suggestionId: string | null; items: string[] }
  | { type: 'failed'; code: string; message: string }

/** Pushed over the socket (AI-003, RT-004). `timeout` ends the session. */
export type SocketPushes = {
  busy: (busy: boolean) => void
  message: (message: AssistantMessage & { jobId: JobId; askId: string }) => void
  timeout: (session: { jobId: JobId }) => void
}
