import type { AskAssistant, AssistantMessage, Settled, Source } from '#contracts/assistant/messages.ts'

export type UsedToday = { used: number; limit: number; cost: { currency: string; amount: number } | null }
/** `ktokens`: thousands of tokens of this day; null without a model. */
export type About = { source: Source; model: string | null; ktokens: UsedToday | null } | 'locked' | 'away'

const known = new Map<string, Promise<About>>()

/** Who would answer on this job; read once, when the first part that can ask is on the page (JOB-013). */
export function aboutOver(jobId: string): Promise<About> {
  const found = known.get(jobId) ?? about(jobId)
  known.set(jobId, found)
  return found
}

async function about(jobId: string): Promise<About> {
  const response = await fetch(`/assistant/${jobId}`).catch(() => null)
  if (response?.ok) {
    const { available, ...who } = (await response.json()) as { available: boolean } & Exclude<About, string>
    return available ? who : 'locked'
  }
  known.delete(jobId)
  return 'away'
}

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** The messages of an answer, each as soon as it is there. Whatever goes wrong is a last message that says so. */
export async function* askOver(
  jobId: string,
  asked: AskAssistant,
  signal: AbortSignal,
): AsyncGenerator<AssistantMessage> {
  try {
    const response = await fetch(`/assistant/${jobId}`, { ...json(asked), signal })
    if (!response.ok || !response.body) return yield failed
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    let last: AssistantMessage = failed
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n')
      rest = lines.pop()!
      for (const line of lines) yield (last = JSON.parse(line) as AssistantMessage)
    }
    if (last.type !== 'done' && last.type !== 'failed') yield failed
  } catch {
    yield failed
  }
}
const failed: AssistantMessage = { type: 'failed', code: 'assistant/unavailable', message: '' }

/** For the record; a page that is left in the same moment still sends it. */
export const settleOver = (jobId: string, settled: Settled) =>
  fetch(`/assistant/${jobId}/settled`, { ...json(settled), keepalive: true }).then(
    () => {},
    () => {},
  )
