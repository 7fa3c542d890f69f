import { execFileSync } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { candidateAsker } from '#services/use-cases/candidacy/candidate-asker.ts'
import { readCandidateToken } from '#services/use-cases/candidacy/candidate-token.ts'
import { openPlatform, type WholePlatform } from '#services/platform.ts'
import { TOKEN_HEADER, UPLOADS_PATH } from '#services/uploads/uploads.ts'
import { useFolders } from '../fixtures/folders.ts'
import { aJob } from '../fixtures/job.ts'
import { fullJourney } from '../fixtures/journey.ts'
import { admin } from '../fixtures/people.ts'

const folder = useFolders()
const webm = (size: number) => Buffer.concat([Buffer.from('1a45dfa3', 'hex'), randomBytes(size - 4)])

/** What is bound to happen to a recording one day, by name. */
export function uploadFaults() {
  describe('a recording on its way to a platform that has bad luck', () => faults())
}

function faults() {
  let platform: WholePlatform
  let dataDir: string
  let token: string
  const undo: (() => void)[] = []
  beforeEach(() => void (dataDir = folder()))
  afterEach(async () => {
    await platform.close()
    while (undo.length > 0) undo.pop()!()
    vi.restoreAllMocks()
  })

  async function opened() {
    platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
    const plan = { type: 'StartSubscription', data: { plan: 'team' } } as const
    await platform.commands.handle(subscriptionDecider, admin.companyId, plan, platform.context(admin))
    const { jobId } = await platform.useCases.jobs.createJob(admin, { draft: { ...aJob(), journey: fullJourney } })
    await platform.useCases.jobs.activateJob(admin, { jobId })
    const ada = { name: 'Ada Byron', email: 'ada@example.org', phone: '' }
    const form = { ...ada, link: `${admin.companyId}.${jobId}`, token: null, referral: false, commandId: randomUUID() }
    token = (await platform.useCases.candidacy.startApplication(form, form.commandId)).candidateToken
  }

  const request = (method: string, path: string, described: Record<string, string>, body?: Uint8Array) => {
    const headers = { 'tus-resumable': '1.0.0', [TOKEN_HEADER]: token, ...described }
    const sent = body ? { body: body as BodyInit, duplex: 'half' } : {}
    return platform.uploads.handle(new Request(`http://localhost${path}`, { method, headers, ...sent } as RequestInit))
  }

  function recording(bytes: Buffer) {
    const recordingId = randomUUID()
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const metadata = {
      recordingId,
      moduleId: 'video',
      questionId: 'q1',
      take: '1',
      mimeType: 'video/webm',
      sha256,
      durationMs: '4000',
    }
    const described = Object.entries(metadata).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    const path = `${UPLOADS_PATH}/${recordingId}`
    return {
      recordingId,
      sha256,
      create: () =>
        request('POST', UPLOADS_PATH, { 'upload-length': String(bytes.length), 'upload-metadata': described.join() }),
      piece: (from: number, piece: Uint8Array = bytes.subarray(from)) =>
        request(
          'PATCH',
          path,
          { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
          piece,
        ),
      ask: () => request('HEAD', path, {}),
      onRecord: async () => {
        const identity = readCandidateToken(platform.engines.keys, token)!
        const { state } = await platform.commands.stateOf(
          candidateDecider,
          candidateAsker(identity),
          identity.candidateId,
        )
        return isKnown(state) && state.takes.some((take) => take.recordingId === recordingId && take.uploaded)
      },
    }
  }

  async function problemIn(response: Response) {
    const { code } = (await response.json()) as { code: string }
    return { status: response.status, type: response.headers.get('content-type'), code }
  }
  const full = { status: 507, type: 'application/problem+json', code: 'command/storage-full' }

  describe('a recording of which a byte is flipped on the way', () => {
    it('is refused, leaves nothing behind, and arrives when it is sent again', async () => {
      await opened()
      const bytes = webm(90_000)
      const take = recording(bytes)
      await take.create()
      expect((await take.piece(0, bytes.subarray(0, 40_000))).status).toBe(204)
      const flipped = Buffer.from(bytes.subarray(40_000))
      flipped[25_000]! ^= 0x10
      expect(await problemIn(await take.piece(40_000, flipped))).toEqual({
        status: 422,
        type: 'application/problem+json',
        code: 'media/corrupt',
      })
      expect(await platform.engines.media.info(take.recordingId)).toBeNull()
      expect(await take.onRecord()).toBe(false)
      expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
      expect((await take.ask()).status).toBe(404)

      expect((await take.create()).status).toBe(201)
      const last = await take.piece(0)
      expect([last.status, last.headers.get('x-recording-sha256')]).toEqual([204, take.sha256])
      expect(await platform.engines.media.verify(take.recordingId)).toBe(true)
      expect(await take.onRecord()).toBe(true)
    })
  })

  describe.skipIf(!can('prlimit', '--version'))('a recording that reaches the largest size files may have here', () => {
    const limitFiles = (bytes: string) => execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])

    it('is kept as far as it got and not confirmed, and goes on when the limit is lifted', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      await opened()
      const take = recording(webm(3_000_000))
      await take.create()
      limitFiles('2000000')
      undo.push(() => limitFiles('unlimited'))
      expect(await problemIn(await take.piece(0))).toEqual(full)
      expect((await take.ask()).headers.get('upload-offset')).toBe('2000000')
      expect(await platform.engines.media.info(take.recordingId)).toBeNull()
      expect(await take.onRecord()).toBe(false)

      limitFiles('unlimited')
      const last = await take.piece(2_000_000)
      expect([last.status, last.headers.get('x-recording-sha256')]).toEqual([204, take.sha256])
      expect(await take.onRecord()).toBe(true)
    })
  })

  // A disk of its own, of 2 MB, can only be had by root.
  describe.skipIf(!canMount())('a disk that is full, under the recordings', () => {
    let disk: string
    const fill = () => {
      const page = Buffer.alloc(4096, 1)
      try {
        for (;;) appendFileSync(join(disk, 'ballast'), page)
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' })
      }
    }
    const makeRoom = () => rmSync(join(disk, 'ballast'))

    beforeEach(async () => {
      disk = folder()
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk])
      undo.push(() => execFileSync('umount', [disk]))
      for (const name of ['uploads', 'media']) {
        mkdirSync(join(disk, name))
        symlinkSync(join(disk, name), join(dataDir, name))
      }
      vi.spyOn(console, 'error').mockImplementation(() => {})
      await opened()
    })

    it('while it arrives: what has arrived is kept, nothing is confirmed, and after making room it goes on', async () => {
      const take = recording(webm(900_000))
      writeFileSync(join(disk, 'ballast'), Buffer.alloc(1_500_000, 1))
      await take.create()
      expect(await problemIn(await take.piece(0))).toEqual(full)
      const kept = Number((await take.ask()).headers.get('upload-offset'))
      expect(kept).toBeGreaterThan(0)
      expect(kept).toBeLessThan(900_000)
      expect(await problemIn(await take.piece(kept))).toEqual(full)
      expect(await platform.engines.media.info(take.recordingId)).toBeNull()
      expect(await take.onRecord()).toBe(false)

      makeRoom()
      const offset = Number((await take.ask()).headers.get('upload-offset'))
      const last = await take.piece(offset)
      expect([last.status, last.headers.get('x-recording-sha256')]).toEqual([204, take.sha256])
      expect(await take.onRecord()).toBe(true)
    })

    it('before it begins: it is refused, and accepted after making room', async () => {
      const take = recording(webm(50_000))
      fill()
      expect(await problemIn(await take.create())).toEqual(full)
      makeRoom()
      expect((await take.create()).status).toBe(201)
      expect((await take.piece(0)).status).toBe(204)
    })

    it('when all of it is there but cannot be put on record: no one is told it was, until it is', async () => {
      const bytes = webm(50_000)
      const take = recording(bytes)
      await take.create()
      expect((await take.piece(0, bytes.subarray(0, -1))).status).toBe(204)
      fill()
      expect(await problemIn(await take.piece(bytes.length - 1))).toEqual(full)
      expect((await take.ask()).status).toBe(507)
      expect(await take.onRecord()).toBe(false)

      makeRoom()
      const known = await take.ask()
      expect([known.status, known.headers.get('upload-offset'), known.headers.get('x-recording-sha256')]).toEqual([
        200,
        String(bytes.length),
        take.sha256,
      ])
      expect(await take.onRecord()).toBe(true)
      expect(await platform.engines.media.verify(take.recordingId)).toBe(true)
    })
  })

  describe('a recording that is changed or deleted behind our back', () => {
    it('is reported when the store is asked to verify it', async () => {
      await opened()
      const take = recording(webm(30_000))
      await take.create()
      await take.piece(0)
      const { media } = platform.engines
      const file = join(dataDir, 'media', take.recordingId.slice(0, 2), take.recordingId)
      const bytes = await readFile(file)
      expect(await media.verify(take.recordingId)).toBe(true)

      await writeFile(file, Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])]))
      expect(await media.verify(take.recordingId)).toBe(false)
      await writeFile(file, bytes)
      expect(await media.verify(take.recordingId)).toBe(true)
      await rm(file)
      expect(await media.verify(take.recordingId)).toBe(false)
    })
  })
}

function can(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function canMount(): boolean {
  const probe = folder()
  return can('mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe) && can('umount', probe)
}
