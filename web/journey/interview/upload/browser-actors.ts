import type { Upload } from 'tus-js-client'
import { fromCallback, fromPromise } from 'xstate'
import { posterUploadPath } from '#contracts/candidate/poster.ts'
import type { StoredTake, TakeStore } from '../recorder/take-store.ts'
import { lateSender } from './late-sender.ts'
import { type Prepared, type UploadEvent, UploadRefused } from './upload.machine.ts'

const ENDPOINT = '/api/uploads'
/** Statuses that say "not now" rather than "no". */
const passing = (status: number) =>
  status === 0 || status === 408 || status === 409 || status === 423 || status === 429 || status >= 500

/** Who sends, and what they say of a take before its first byte. */
export type Sender = {
  headers: Readonly<Record<string, string>>
  describe(take: StoredTake, prepared: Prepared): object
  /** Beside the take, whenever that is sent. */
  sendPoster(take: StoredTake): void
}

/** Of a candidate; `token` is their own. */
export const browserActors = (store: TakeStore, token: string) =>
  browserActorsFor(store, {
    headers: { 'x-candidate-token': token },
    describe: ({ recordingId, moduleId, questionId, take, mimeType, durationMs, file }, { sha256 }) =>
      file
        ? { purpose: 'file', recordingId, moduleId, name: file.name, sha256 }
        : { recordingId, moduleId, questionId, take, mimeType, durationMs, sha256 },
    sendPoster: (take) => void sendPoster(store, take, token),
  })

/** The upload's actors in a real browser: storage, fetch and tus. */
export const browserActorsFor = (store: TakeStore, { headers, describe, sendPoster }: Sender) => ({
  prepare: fromPromise<Prepared, StoredTake>(async ({ input }) => {
    const blob = await store.read(input.recordingId)
    if (!blob) throw new Error('the take is gone')
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))
    return { blob, sha256: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
  }),

  declare: fromPromise<void, { take: StoredTake; prepared: Prepared }>(
    async ({ input: { take, prepared }, signal }) => {
      // Declared before: its upload is there and goes on where it got to. Declaring again would begin it anew.
      if (take.declared) return
      const answer = await fetch(ENDPOINT, {
        method: 'POST',
        headers: {
          'tus-resumable': '1.0.0',
          ...headers,
          'upload-length': String(prepared.blob.size),
          'upload-metadata': metadataOf(describe(take, prepared)),
        },
        signal,
      })
      if (answer.ok) return store.update(take.recordingId, { declared: true })
      const code = codeIn(await answer.text().catch(() => ''))
      if (code === 'candidate/already-exists') return
      if (passing(answer.status) && !code.startsWith('candidate/'))
        throw new Error(`the server answered ${answer.status}`)
      throw new UploadRefused(code)
    },
  ),

  send: fromCallback<UploadEvent, { take: StoredTake; prepared: Prepared }>(
    ({ input: { take, prepared }, sendBack }) => {
      sendPoster(take)
      let upload: Upload | null = null
      let over = false
      const begin = (tus: Awaited<ReturnType<typeof lateSender>>) => {
        if (over) return
        upload = new tus.Upload(prepared.blob, {
          uploadUrl: `${ENDPOINT}/${take.recordingId}`,
          headers,
          // Trying again is the machine's; a page that was closed finds the upload by the recording's id.
          retryDelays: null,
          storeFingerprintForResuming: false,
          onProgress: (sent, total) => sendBack({ type: 'sent', sent, total }),
          onSuccess: ({ lastResponse }) =>
            sendBack({
              type: 'confirmed',
              // A file that is in already is named without its hash, which was compared before it was taken.
              sha256: lastResponse.getHeader('x-recording-sha256') ?? (take.file ? prepared.sha256 : null),
            }),
          onError: (error) => sendBack(verdict(error)),
        })
        upload.start()
      }
      lateSender().then(begin, (error: unknown) => sendBack({ type: 'broken', error }))
      return () => {
        over = true
        void upload?.abort()
      }
    },
  ),

  clean: fromPromise<void, StoredTake>(({ input }) => store.empty(input.recordingId, 'sent')),
})

/** Beside the recording, whenever that is sent: one that does not arrive is not missed. */
async function sendPoster(store: TakeStore, { recordingId, candidateId }: StoredTake, token: string) {
  try {
    const poster = (await store.takesOf(candidateId)).find((take) => take.recordingId === recordingId)?.poster
    if (!poster) return
    const headers = { 'x-candidate-token': token, 'content-type': poster.type }
    const answer = await fetch(posterUploadPath(recordingId), { method: 'PUT', headers, body: poster })
    if (answer.ok) await store.update(recordingId, { poster: null })
  } catch {
    // The next attempt to send the recording sends it again.
  }
}

/** Browsers are sure of having no connection, and only hope that they have one. */
export const browserGuards = { connected: () => navigator.onLine }

const metadataOf = (said: object) =>
  Object.entries(said)
    .map(([key, value]) => `${key} ${base64(String(value))}`)
    .join()

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

function verdict(error: Error): UploadEvent {
  const response =
    'originalResponse' in error ? (error.originalResponse as { getStatus(): number; getBody(): string } | null) : null
  const status = response?.getStatus() ?? 0
  // Gone or damaged: the server has thrown it away, and it is declared anew.
  if (status === 422 || status === 404 || status === 410) return { type: 'damaged' }
  if (passing(status)) return { type: 'broken', error }
  return { type: 'broken', error: new UploadRefused(codeIn(response?.getBody())) }
}

/** What the server calls its refusal; empty when it did not say. */
function codeIn(body: string | undefined): string {
  try {
    return String((JSON.parse(body ?? '') as { code?: unknown }).code ?? '')
  } catch {
    return ''
  }
}
