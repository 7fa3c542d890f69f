import type { IncomingMessage } from 'node:http'
import { createParser } from 'eventsource-parser'
import * as z from 'zod'
import { overUsage, unavailable, unusable } from './assistant.ts'

/** The stream beside what is in it: names of fields, ids and times with every word. */
const MOST_BYTES = 2 * 1024 * 1024
const MOST_ERROR_BYTES = 16 * 1024

const Usage = z.object({ total_tokens: z.number() }).nullish()
const Chunk = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).optional(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: Usage,
})
const Failure = z.object({ error: z.object({ type: z.unknown(), code: z.unknown() }).partial() })
/** Codes of a budget that is used up: waiting does not help, unlike with a rate limit. */
const USED_UP =
  /^(insufficient_quota|credit_balance_exhausted|(organization|project)_(spend|usage)_limit_exceeded|billing_hard_limit_reached)$/

export type Heard = { text: string } | { tokens: number }

/**
 * The words of a chat completion as they come, and what it cost where the server says so. A stream that ends without a
 * reason to end was cut off.
 * @throws Rejected as the port says
 */
export async function* readChat(answer: IncomingMessage): AsyncGenerator<Heard> {
  const status = answer.statusCode ?? 0
  if (status !== 200) throw failureOf(status, await start(answer))
  const type = answer.headers['content-type'] ?? ''
  if (/\bjson\b/.test(type)) return yield* wholeAnswer(await start(answer, MOST_BYTES))
  if (!type.startsWith('text/event-stream')) throw unusable()

  const events: string[] = []
  const parser = createParser({ onEvent: ({ data }) => events.push(data) })
  const decoder = new TextDecoder()
  let [size, finish] = [0, '']
  for await (const bytes of answer as AsyncIterable<Buffer>) {
    if ((size += bytes.length) > MOST_BYTES) throw unusable()
    parser.feed(decoder.decode(bytes, { stream: true }))
    for (const data of events.splice(0)) {
      if (data === '[DONE]') continue
      const chunk = chunkOf(data)
      if (chunk.error !== undefined) throw failureOf(0, data)
      const [choice] = chunk.choices
      if (choice?.delta?.refusal) throw unusable()
      if (choice?.delta?.content) yield { text: choice.delta.content }
      finish = choice?.finish_reason ?? finish
      if (chunk.usage) yield { tokens: chunk.usage.total_tokens }
    }
  }
  if (finish === '') throw unavailable()
  if (finish !== 'stop') throw unusable()
}

/** Servers that do not stream answer all at once. */
function* wholeAnswer(text: string): Generator<Heard> {
  const { error, choices, usage } = chunkOf(text)
  if (error !== undefined) throw failureOf(0, text)
  const [choice] = choices
  if (!choice?.message?.content || choice.finish_reason !== 'stop') throw unusable()
  yield { text: choice.message.content }
  if (usage) yield { tokens: usage.total_tokens }
}

function chunkOf(data: string): z.infer<typeof Chunk> {
  try {
    return Chunk.parse(JSON.parse(data))
  } catch {
    throw unusable()
  }
}

function failureOf(status: number, body: string) {
  const said = Failure.safeParse(parsed(body))
  const { type, code } = said.success ? said.data.error : {}
  const usedUp = status === 402 || [type, code].some((word) => typeof word === 'string' && USED_UP.test(word))
  return usedUp ? overUsage() : unavailable()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function start(answer: IncomingMessage, most = MOST_ERROR_BYTES): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    if ((size += chunk.length) > most) break
  }
  return Buffer.concat(chunks).toString('utf8')
}
