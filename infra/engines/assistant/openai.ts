import { outboundStream } from '../outbound/outbound.ts'
import { type Assistant, type Piece, unavailable, unusable } from './assistant.ts'
import { type Added, itemsReader } from './items-reader.ts'
import { type Prompt, questionPrompt, suggestionPrompt } from './prompts.ts'
import { readChat } from './read-chat.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { canBeIn } from './written-in.ts'

export type AssistantSettings = { AI_BASE_URL: string; AI_MODEL: string; AI_API_KEY?: string | undefined }
export type Patience = { /** Until the first word, and between two. */ idleMs: number; wholeMs: number }
const PATIENCE: Patience = { idleMs: 20_000, wholeMs: 90_000 }

/** Room for reasoning of some models beside the text. */
const MOST_TOKENS = 4000
const MOST_TEXT = 24_000
const LETTERS_A_TOKEN = 4
const MARKUP = /<\/?[a-z][^>]*>|https?:\/\//i
const CONTROL = /(?![\n\t])\p{Cc}/u

/**
 * Any server that speaks OpenAI's chat completions with streaming and JSON schemas: a service, or a vLLM, llama.cpp or
 * Ollama of one's own. The address is the operator's; no other server receives anything, and no redirect is followed.
 */
export function openAiAssistant(settings: AssistantSettings, patience = PATIENCE): Assistant {
  const base = new URL(settings.AI_BASE_URL)
  const address = `${base.href.replace(/\/$/, '')}/chat/completions`
  const ask = outboundStream({ loopback: false, trusted: [base.hostname.replace(/^\[|\]$/g, '')], plain: true })

  async function* run(prompt: Prompt, signal: AbortSignal): AsyncGenerator<Piece> {
    const idle = new AbortController()
    const all = AbortSignal.any([signal, idle.signal, AbortSignal.timeout(patience.wholeMs)])
    let waiting = setTimeout(() => idle.abort(), patience.idleMs)
    const reader = itemsReader()
    let [heard, tokens] = ['', 0]
    try {
      const answer = await ask(address, {
        method: 'POST',
        headers: headersOf(settings),
        body: bodyOf(settings, prompt),
        signal: all,
      })
      for await (const said of readChat(answer)) {
        clearTimeout(waiting)
        waiting = setTimeout(() => idle.abort(), patience.idleMs)
        if ('tokens' in said) tokens = said.tokens
        else {
          if ((heard += said.text).length > MOST_TEXT) throw unusable()
          for (const added of reader.push(said.text)) yield { type: 'text', ...inPlace(added, prompt) }
        }
      }
      const items = checked(reader.end(), prompt)
      yield { type: 'done', items, tokens: tokens || estimate(prompt, heard) }
    } catch (error) {
      throw error instanceof Rejected ? error : unavailable()
    } finally {
      clearTimeout(waiting)
      idle.abort()
    }
  }

  return {
    source: 'model',
    model: settings.AI_MODEL,
    suggest: (asked, signal) => run(suggestionPrompt(asked), signal),
    answer: (asked, signal) => run(questionPrompt(asked), signal),
  }
}

const headersOf = ({ AI_API_KEY }: AssistantSettings) => ({
  'content-type': 'application/json',
  accept: 'text/event-stream',
  ...(AI_API_KEY && { authorization: `Bearer ${AI_API_KEY}` }),
})

const bodyOf = ({ AI_MODEL }: AssistantSettings, { messages }: Prompt) =>
  JSON.stringify({
    model: AI_MODEL,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    max_completion_tokens: MOST_TOKENS,
    response_format: {
      type: 'json_schema',
      json_schema: {
        name: 'items',
        strict: true,
        schema: {
          type: 'object',
          properties: { items: { type: 'array', items: { type: 'string' } } },
          required: ['items'],
          additionalProperties: false,
        },
      },
    },
  })

/** Some models give one item per paragraph where one text is wanted. */
function inPlace({ index, add, first }: Added, { items }: Prompt) {
  return items > 1 ? { index, add } : { index: 0, add: first && index > 0 ? PARAGRAPH + add : add }
}
const PARAGRAPH = '\n\n'

/** What can be shown as a proposal; a list that goes on too long is cut, a text that is too long is no proposal. */
function checked(items: string[], { items: most, length, language }: Prompt): string[] {
  const written = items.map((item) => item.trim()).filter(Boolean)
  const texts = most > 1 ? written : [written.join(PARAGRAPH)].filter(Boolean)
  const fit = texts.filter((text) => text.length <= length).slice(0, most)
  if (fit.length === 0 || fit.some((text) => MARKUP.test(text) || CONTROL.test(text))) throw unusable()
  if (!canBeIn(fit.join('\n'), language)) throw unusable()
  return fit
}

const estimate = ({ messages }: Prompt, heard: string) =>
  Math.ceil((messages.reduce((sum, { content }) => sum + content.length, 0) + heard.length) / LETTERS_A_TOKEN)
