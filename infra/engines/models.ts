import type { Assistant } from './assistant/assistant.ts'
import type { EngineSettings } from './engine-settings.ts'
import type { Evaluator } from './evaluator/evaluator.ts'
import type { Transcriber } from './transcriber/transcriber.ts'

/** The language model that an operator connected; null without one. Suggestions of our own need none. */
export async function openModel({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: EngineSettings): Promise<Assistant | null> {
  if (AI_BASE_URL === undefined || AI_MODEL === undefined) return null
  return (await import('./assistant/openai.ts')).openAiAssistant({ AI_BASE_URL, AI_MODEL, AI_API_KEY })
}

/** The same model judges applications, where a company wants it; null without one, and nothing is scored. */
export async function openEvaluator({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: EngineSettings): Promise<Evaluator | null> {
  if (AI_BASE_URL === undefined || AI_MODEL === undefined) return null
  const { modelAsking } = await import('./evaluator/ask-model.ts')
  return { model: AI_MODEL, ask: modelAsking({ AI_BASE_URL, AI_MODEL, AI_API_KEY }) }
}

/** The transcription service that an operator connected; null without one. */
export async function openTranscriber(env: EngineSettings): Promise<Transcriber | null> {
  const { TRANSCRIBE_BASE_URL, TRANSCRIBE_MODEL, TRANSCRIBE_API_KEY, TRANSCRIBE_MAX_MB = 25 } = env
  if (TRANSCRIBE_BASE_URL === undefined || TRANSCRIBE_MODEL === undefined) return null
  const { openAiTranscriber } = await import('./transcriber/openai.ts')
  return openAiTranscriber({ TRANSCRIBE_BASE_URL, TRANSCRIBE_MODEL, TRANSCRIBE_API_KEY, TRANSCRIBE_MAX_MB })
}
