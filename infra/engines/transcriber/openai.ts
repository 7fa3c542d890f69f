import type { IncomingMessage } from 'node:http'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { outboundStream } from '../outbound/outbound.ts'
import { readTranscription } from './read-transcription.ts'
import { refused, tooLarge, type Transcriber, unavailable, unusable } from './transcriber.ts'

export type TranscriberSettings = {
  TRANSCRIBE_BASE_URL: string
  TRANSCRIBE_MODEL: string
  TRANSCRIBE_API_KEY?: string | undefined
  TRANSCRIBE_MAX_MB: number
}
/** A machine without a graphics card takes about as long as the recording. */
const PATIENCE_MS = 10 * 60_000
const MOST_ANSWER_BYTES = 8 * 1024 * 1024
/** The file is not one that the service reads: asking again changes nothing. */
const NEVER = new Set([400, 415, 422])

/**
 * Any server that speaks OpenAI's audio transcriptions with `verbose_json`: a service, or a whisper.cpp, faster-whisper or
 * vLLM of one's own. The address is the operator's; no other server receives anything, and no redirect is followed.
 */
export function openAiTranscriber(settings: TranscriberSettings, patienceMs = PATIENCE_MS): Transcriber {
  const base = new URL(settings.TRANSCRIBE_BASE_URL)
  const address = `${base.href.replace(/\/$/, '')}/audio/transcriptions`
  const ask = outboundStream({ loopback: false, trusted: [base.hostname.replace(/^\[|\]$/g, '')], plain: true })
  const most = settings.TRANSCRIBE_MAX_MB * 1024 * 1024

  return {
    model: settings.TRANSCRIBE_MODEL,
    most,
    async transcribe({ bytes, mimeType }, language, signal) {
      if (bytes.length > most) throw tooLarge()
      const form = new FormData()
      const name = mimeType === 'audio/webm' ? 'recording.webm' : 'recording.m4a'
      form.set('file', new File([new Uint8Array(bytes)], name, { type: mimeType }))
      form.set('model', settings.TRANSCRIBE_MODEL)
      form.set('response_format', 'verbose_json')
      form.append('timestamp_granularities[]', 'word')
      form.append('timestamp_granularities[]', 'segment')
      if (language !== 'auto') form.set('language', codeOf(language))
      // Written out by the platform: the boundary is in the type, and no part can end another.
      const written = new Response(form)
      try {
        const answer = await ask(address, {
          method: 'POST',
          headers: {
            'content-type': written.headers.get('content-type')!,
            accept: 'application/json',
            ...(settings.TRANSCRIBE_API_KEY && { authorization: `Bearer ${settings.TRANSCRIBE_API_KEY}` }),
          },
          body: new Uint8Array(await written.arrayBuffer()),
          signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        })
        const status = answer.statusCode ?? 0
        if (status !== 200) {
          answer.destroy()
          throw status === 413 ? tooLarge() : NEVER.has(status) ? refused() : unavailable()
        }
        return readTranscription(await textOf(answer))
      } catch (error) {
        throw error instanceof Rejected ? error : unavailable()
      }
    },
  }
}

/** Services know languages without regions (ISO 639-1), and Norwegian by the code of all of it. */
function codeOf(language: string): string {
  const [code = language] = language.split('-')
  return code === 'nb' ? 'no' : code
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    if ((size += chunk.length) > MOST_ANSWER_BYTES) {
      answer.destroy()
      throw unusable()
    }
  }
  return Buffer.concat(chunks).toString('utf8')
}
