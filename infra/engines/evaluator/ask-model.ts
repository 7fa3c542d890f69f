import type { Message } from '#contracts/evaluation/prompt.ts'
import { readChat } from '../assistant/read-chat.ts'
import { outboundStream } from '../outbound/outbound.ts'
import type { ModelText } from './evaluator.ts'

export type ModelSettings = { AI_BASE_URL: string; AI_MODEL: string; AI_API_KEY?: string | undefined }
const PATIENCE_MS = 120_000
const MOST_TOKENS = 4000

/**
 * The text that a model answers to these messages, at temperature 0 and with the seed of the run. The address is the operator's: no other
 * server receives anything, and no redirect is followed.
 * @throws Rejected 'assistant/over-usage', 'assistant/unavailable', 'assistant/unusable'
 */
export function modelAsking(settings: ModelSettings, patienceMs = PATIENCE_MS) {
  const base = new URL(settings.AI_BASE_URL)
  const ask = outboundStream({ loopback: false, trusted: [base.hostname.replace(/^\[|\]$/g, '')], plain: true })
  return async (messages: readonly Message[], run = 1): Promise<ModelText> => {
    const answer = await ask(`${base.href.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(settings.AI_API_KEY && { authorization: `Bearer ${settings.AI_API_KEY}` }),
      },
      body: JSON.stringify({
        model: settings.AI_MODEL,
        messages,
        temperature: 0,
        seed: run,
        max_completion_tokens: MOST_TOKENS,
        response_format: { type: 'json_object' },
      }),
      signal: AbortSignal.timeout(patienceMs),
    })
    const said: ModelText = { text: '', tokens: 0 }
    for await (const heard of readChat(answer))
      if ('text' in heard) said.text += heard.text
      else said.tokens = heard.tokens
    return said
  }
}
