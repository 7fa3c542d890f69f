import { mkdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { RecordingId } from '#contracts/kernel/ids.ts'
import { Rejected, type RejectionCode, rejections } from '#contracts/kernel/rejections.ts'
import { crash } from '#infra/crash.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import type { MediaInfo, MediaStore } from '#infra/engines/media-store/media-store.ts'
import { log } from '#infra/log.ts'
import {
  type CandidateHolder,
  type CandidateIdentity,
  readCandidateToken,
} from '../use-cases/candidacy/candidate-token.ts'
import { problemOf } from '../core/problem.ts'
import { durableLabels } from './durable-labels.ts'
import { sealedType } from './file-content.ts'
import { finishUpload } from './finish-upload.ts'
import { jobMediaType } from '../core/pictures/job-media.ts'
import {
  isStaff,
  purposeFor,
  purposeOf,
  type Purposes,
  type StaffIdentity,
  type Uploader,
  type UploadLabel,
} from './purpose.ts'
import { receive } from './receive.ts'
import type { Ticket } from './ticket.ts'
import { isOf, roomFor, staleOf, unfinishedIn } from './unfinished.ts'
import { uploadLocks } from './upload-locks.ts'

export const TOKEN_HEADER = 'x-candidate-token'
export const UPLOADS_PATH = '/api/uploads'

export type UploadDeps = {
  directory: string
  keys: KeyRing
  media: MediaStore
  /** Refuses a candidate whose link has ended. */
  admit: (holder: CandidateHolder) => Promise<unknown>
  purposes: Purposes
  /** Whether this recording or file is on record as received, in this candidate's own stream. */
  owns: (candidate: CandidateIdentity, recordingId: string) => Promise<boolean>
}

/**
 * Resumable uploads of recordings, files and media of jobs (tus 1.0). Creating one declares it; the answer to its last piece is sent only
 * when it is in the media store and on record. An upload is named by its recording or file, so a candidate who comes back
 * finds it again.
 */
export function uploads(deps: UploadDeps) {
  const { directory, keys, media, purposes } = deps
  mkdirSync(directory, { recursive: true })
  const unfinished = durableLabels(directory)
  const datastore = new FileStore({ directory, configstore: unfinished })
  const locks = uploadLocks(directory)
  const finishing = new Map<string, Promise<MediaInfo>>()

  // A request and a look at its progress may both get here: the second finds nothing left, and that is fine.
  async function forget(id: string) {
    await rm(join(directory, id), { force: true })
    await rm(join(directory, `${id}.json`), { force: true })
    locks.forget(id)
  }

  function finish(label: UploadLabel): Promise<MediaInfo> {
    const underway = finishing.get(label.recordingId)
    if (underway) return underway
    const work = finishUpload(label, {
      directory,
      media,
      purpose: purposeOf(purposes, label),
      forget,
    }).finally(() => finishing.delete(label.recordingId))
    finishing.set(label.recordingId, work)
    return work
  }

  /** For those who come by without holding the lock of a request. */
  const finishAlone = (label: UploadLabel) =>
    finishing.get(label.recordingId) ?? locks.alone(label.recordingId, () => finish(label))

  const staff = new WeakMap<Request, StaffIdentity>()
  /** A candidate's token takes precedence over the session of a person who is signed in. */
  const asker = (request: Request): CandidateHolder | StaffIdentity | null => {
    const token = request.headers.get(TOKEN_HEADER)
    return token === null ? (staff.get(request) ?? null) : readCandidateToken(keys, token)
  }
  const admit = async (sender: CandidateHolder | StaffIdentity) => (isStaff(sender) ? null : deps.admit(sender))
  async function labelOf(id: string): Promise<UploadLabel | null> {
    const upload = await unfinished.get(id)
    return upload?.metadata ? (JSON.parse(upload.metadata.label ?? 'null') as UploadLabel | null) : null
  }

  const server = new Server({
    path: UPLOADS_PATH,
    datastore,
    locker: locks,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: (_request, metadata) => {
      const id = RecordingId.safeParse(metadata?.recordingId)
      if (!id.success) throw refusal(new Rejected('request/invalid', 'recordingId is missing or not an id'))
      return id.data
    },
    async onIncomingRequest(request, id) {
      const sender = asker(request)
      if (!sender) throw refusal(new Rejected('auth/required', 'This upload needs the link of its candidate'))
      await admit(sender).catch((error: unknown) => {
        throw refusal(error)
      })
      const label = await labelOf(id)
      const owned = label ? isOf(label, sender) : request.method === 'POST'
      if (!owned) throw refusal(new Rejected('media/not-found', 'There is no such upload'))
      crash('U1')
    },
    async onUploadCreate(request, upload) {
      const sender = asker(request)!
      const metadata = upload.metadata ?? {}
      const purpose = purposeFor(purposes, sender, metadata)
      const begun = async () => {
        const label = purpose.labelOf(sender, metadata, upload.size)
        if (await media.info(upload.id))
          throw new Rejected(
            'candidate/already-exists',
            `This ${label.purpose ?? 'recording'} has been received already`,
          )
        roomFor(label, await unfinishedIn(directory, labelOf))
        await purpose.declare(label, metadata)
        return label
      }
      const label = await begun().catch((error: unknown) => {
        throw refusal(error)
      })
      return { metadata: { label: JSON.stringify(label) } }
    },
    async onUploadFinish(_request, upload) {
      const label = JSON.parse(upload.metadata!.label!) as UploadLabel
      const stored = await finish(label).catch((error: unknown) => {
        throw refusal(error)
      })
      crash('U6')
      return { headers: { 'x-recording-sha256': label.purpose ? label.sha256 : stored.sha256 } }
    },
    onResponseError: (_request, error) => ('status_code' in error ? explained(error) : refusal(error)),
  })

  const ownsStored = async (sender: Uploader, { id, mimeType }: MediaInfo) =>
    isStaff(sender) ? jobMediaType(mimeType) !== null : deps.owns(sender, id)

  return {
    /** `colleague` is who sends it where that is a person of the company, signed in. */
    async handle(request: Request, colleague: StaffIdentity | null = null): Promise<Response> {
      if (colleague) staff.set(request, colleague)
      const id = new URL(request.url).pathname.slice(UPLOADS_PATH.length + 1)
      if (request.method === 'HEAD' && id) {
        const known = await received(id, asker(request))
        if (known) return known
      }
      const response = await server.handleWeb(request)
      if (response.status < 400) return response
      const headers = new Headers(response.headers)
      headers.set('content-type', 'application/problem+json')
      headers.delete('content-length')
      const { status_code: status, body } = explained({ status_code: response.status, body: await response.text() })
      return new Response(request.method === 'HEAD' ? null : body, { status, headers })
    },
    /** A file for a job in one piece. @throws Rejected as `receive` does */
    receive: (ticket: Ticket, bytes: AsyncIterable<Uint8Array>) => receive({ directory, media, finish }, ticket, bytes),
    /** Removes uploads that got no byte for a week, `now` in milliseconds; answers how many. For the one process that is on duty. */
    async expire(now: number): Promise<number> {
      let gone = 0
      for (const { label } of staleOf(await unfinishedIn(directory, labelOf), now))
        await locks.alone(label.recordingId, async () => {
          // A piece may have come while this waited for the lock.
          const [still] = staleOf(
            (await unfinishedIn(directory, labelOf)).filter((each) => each.label.recordingId === label.recordingId),
            now,
          )
          if (!still) return
          await forget(label.recordingId)
          gone++
        })
      return gone
    },
    /** Finishes what a crash left complete but unconfirmed. Called at start, before candidates come back. */
    async heal(): Promise<number> {
      let healed = 0
      for (const file of await readdir(directory)) {
        if (!file.endsWith('.json')) continue
        const id = file.slice(0, -'.json'.length)
        const label = await labelOf(id)
        const upload = label && (await datastore.getUpload(id).catch(() => ({ offset: label.size })))
        if (!label || !upload || upload.offset !== label.size) continue
        await finishAlone(label).then(
          () => healed++,
          (error: unknown) => log.error(`upload ${id} could not be finished:`, (error as Error).message),
        )
      }
      return healed
    },
  }

  /** The answer for a recording that is in already: nothing is left to send. Null when that is not so, or not theirs to know. */
  async function received(id: string, sender: CandidateHolder | StaffIdentity | null): Promise<Response | null> {
    if (
      !sender ||
      !RecordingId.safeParse(id).success ||
      !(await admit(sender).then(
        () => true,
        () => false,
      ))
    )
      return null
    const headers = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' }
    const label = await labelOf(id)
    if (label && isOf(label, sender)) {
      const upload = await datastore.getUpload(id).catch(() => ({ offset: label.size }))
      if (upload.offset !== label.size) return null
      const refused = await finishAlone(label).then(() => null, refusal)
      // All bytes are here and yet it is not on record: said as it is, so that the browser neither believes it done nor sends it again.
      if (refused)
        return new Response(null, {
          status: refused.status_code,
          headers: { ...headers, 'content-type': 'application/problem+json' },
        })
    }
    const stored = await media.info(id)
    if (stored?.tenant !== sender.companyId || !(await ownsStored(sender, stored))) return null
    const size = String(stored.size)
    return new Response(null, {
      headers: {
        ...headers,
        'upload-offset': size,
        'upload-length': size,
        // Of a file only the hash of what it was encrypted to is left. It was compared before it was put on record.
        ...(sealedType(stored.mimeType) === null && !isStaff(sender) && { 'x-recording-sha256': stored.sha256 }),
      },
    })
  }
}

export type Uploads = ReturnType<typeof uploads>

const diskIsFull = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** A refusal in the shape the tus server sends on; its body is a problem document. */
function refusal(error: unknown): Error & { status_code: number; body: string } {
  const full = diskIsFull.has((error as NodeJS.ErrnoException).code ?? '')
  const problem = problemOf(
    full
      ? new Rejected('command/storage-full', 'There is no room left for this recording. What has arrived is kept.')
      : error,
  )
  if (problem.code === 'internal' || full) log.error('an upload failed:', error)
  return Object.assign(error instanceof Error ? error : new Error(String(error)), {
    status_code: problem.status,
    body: JSON.stringify(problem),
  })
}

/** The tus server's own refusals are plain sentences; a file that cannot be written means the disk is full. */
function explained({ status_code, body }: { status_code: number; body: string }) {
  if (body.startsWith('{')) return { status_code, body }
  const code = codes[status_code] ?? (status_code >= 500 ? 'command/storage-full' : 'request/invalid')
  const status = status_code >= 500 ? rejections[code] : status_code
  return {
    status_code: status,
    body: JSON.stringify({ type: 'about:blank', title: 'Upload refused', status, code, detail: body.trim() }),
  }
}

/** 501 is an extension of the protocol that is not offered: the caller's mistake, not ours. */
const codes: Record<number, RejectionCode> = {
  404: 'media/not-found',
  410: 'media/not-found',
  413: 'media/too-large',
  501: 'request/invalid',
}
