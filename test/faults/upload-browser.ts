import { createHash } from 'node:crypto'
import { TOKEN_HEADER, UPLOADS_PATH } from '#services/uploads/uploads.ts'
import type { Seeded } from '../fixtures/seeded.ts'
import type { Arrived, Sent } from './upload-protocol.ts'

export type Ask = <T>(order: Record<string, unknown>) => Promise<T>
type Took = Arrived & {
  questionId: string
  bytes: Buffer
  offset: number
  next: 'declare' | 'ask' | 'send' | 'done'
  declared: number
}
export type Noticed = {
  arrived: (recording: Arrived, how: 'last piece' | 'asked') => void
  resumed: (offset: number) => void
  wrong: (what: string) => void
}

const PIECE = 48 * 1024
/** Nothing but a damaged or vanished upload is begun anew; one that always is would go on for ever. */
const MAX_DECLARED = 20

/** One candidate's browser: keeps its takes over every crash of the platform and goes on as the recorder page does. */
export function uploadBrowser(random: Seeded, link: string, { arrived, resumed, wrong }: Noticed) {
  const commandId = random.uuid()
  const finishId = random.uuid()
  let identity: { token: string; candidateId: string } | null = null
  let finished = false
  let takes: Took[] = []

  function record(candidateId: string): Took[] {
    return ['q1', 'q2'].map((questionId) => {
      const bytes = Buffer.alloc(20_000 + random.below(180_000), random.uuid())
      bytes.writeUInt32BE(0x1a45dfa3, 0)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return {
        candidateId,
        recordingId: random.uuid(),
        questionId,
        sha256,
        size: bytes.length,
        bytes,
        offset: 0,
        next: 'declare',
        declared: 0,
      }
    })
  }

  async function step(take: Took, ask: Ask) {
    const { token } = identity!
    const path = `${UPLOADS_PATH}/${take.recordingId}`
    const send = (method: string, to: string, headers: Record<string, string>, body?: Uint8Array) =>
      ask<Sent>({
        do: 'send',
        method,
        path: to,
        headers: { 'tus-resumable': '1.0.0', [TOKEN_HEADER]: token, ...headers },
        ...(body && { body }),
      })
    const done = (how: 'last piece' | 'asked') => {
      take.next = 'done'
      arrived(
        { candidateId: take.candidateId, recordingId: take.recordingId, sha256: take.sha256, size: take.size },
        how,
      )
    }
    const surprised = (what: string, { status, body }: Sent) =>
      wrong(`${what} of ${take.recordingId} was answered ${status} ${body}`)

    if (take.next === 'declare') {
      if (++take.declared > MAX_DECLARED) return wrong(`${take.recordingId} had to be declared ${MAX_DECLARED} times`)
      const { recordingId, questionId, sha256 } = take
      const metadata = {
        recordingId,
        moduleId: 'video',
        questionId,
        take: '1',
        mimeType: 'video/webm',
        sha256,
        durationMs: '4000',
      }
      const described = Object.entries(metadata).map(
        ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
      )
      const answer = await send('POST', UPLOADS_PATH, {
        'upload-length': String(take.size),
        'upload-metadata': described.join(),
      })
      if (answer.status === 201) Object.assign(take, { next: 'send', offset: 0 })
      else if (answer.status === 409 && answer.body.includes('candidate/already-exists')) take.next = 'ask'
      else surprised('declaring', answer)
    } else if (take.next === 'ask') {
      const answer = await send('HEAD', path, {})
      if (answer.status === 404 || answer.status === 410) return void (take.next = 'declare')
      if (answer.status !== 200) return surprised('asking after', answer)
      take.offset = Number(answer.headers['upload-offset'])
      if (take.offset < take.size) {
        take.next = 'send'
        return resumed(take.offset)
      }
      if (answer.headers['x-recording-sha256'] === take.sha256) done('asked')
      else surprised('asking after the whole', answer)
    } else {
      const piece = take.bytes.subarray(take.offset, take.offset + PIECE)
      const answer = await send(
        'PATCH',
        path,
        { 'upload-offset': String(take.offset), 'content-type': 'application/offset+octet-stream' },
        piece,
      )
      if (answer.status !== 204) return surprised(`the piece at ${take.offset}`, answer)
      take.offset = Number(answer.headers['upload-offset'])
      if (take.offset < take.size) return
      if (answer.headers['x-recording-sha256'] === take.sha256) done('last piece')
      else surprised('the last piece', answer)
    }
  }

  async function finish(ask: Ask) {
    if (finished) return
    await ask({ do: 'finish', token: identity!.token, commandId: finishId })
    finished = true
  }

  return {
    /** The outcome of the request that was under way is unknown: the platform knows. */
    reconnect() {
      for (const take of takes) if (take.next !== 'done') take.next = 'ask'
    },
    /** Goes on from where it is to the end of the application. */
    async run(ask: Ask, alive: () => boolean) {
      identity ??= await ask<{ token: string; candidateId: string }>({
        do: 'start',
        link,
        commandId,
        email: `${commandId}@example.org`,
      })
      if (takes.length === 0) takes = record(identity.candidateId)
      while (alive() && takes.some(({ next }) => next !== 'done')) {
        await Promise.all(takes.map((take) => (take.next === 'done' ? null : step(take, ask))))
        // The last page comes while the recordings are still on their way.
        if (takes.every(({ next, declared }) => declared > 0 && (next === 'send' || next === 'done'))) await finish(ask)
      }
      if (alive()) await finish(ask)
    },
  }
}
