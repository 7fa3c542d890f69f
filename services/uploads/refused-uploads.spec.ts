import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { embeddedKeyRing } from '#infra/engines/key-ring/embedded.ts'
import { acme } from '#test/fixtures/people.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { issueCandidateToken } from '../use-cases/candidacy/candidate-token.ts'
import { finishUpload, type FinishDeps } from './finish-upload.ts'
import { recordings } from './recordings.ts'
import { uploads } from './uploads.ts'

const folder = useFolders()
const candidate = { companyId: acme, jobId: randomUUID(), candidateId: randomUUID() }
const about = {
  recordingId: randomUUID(),
  moduleId: 'video',
  questionId: 'q1',
  take: '1',
  mimeType: 'video/webm',
  sha256: 'a'.repeat(64),
  durationMs: '1000',
}

describe('an upload', () => {
  it('for which there is no room is refused in words, and may be tried again', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const keys = embeddedKeyRing(folder())
    const full = async () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    const server = uploads({
      directory: join(folder(), 'uploads'),
      keys,
      media: { info: async () => null } as never,
      admit: async () => {},
      purposes: {
        recording: recordings({ media: {} as never, submit: full, confirm: full }),
        file: {} as never,
        media: {} as never,
      },
      owns: async () => false,
    })
    const metadata = Object.entries(about)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(',')
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-length': '1000',
      'upload-metadata': metadata,
      'x-candidate-token': issueCandidateToken(keys, candidate, new Date().toISOString()),
    }
    const answer = await server.handle(new Request('http://127.0.0.1/api/uploads', { method: 'POST', headers }))
    expect([answer.status, await answer.json()]).toEqual([
      507,
      expect.objectContaining({
        code: 'command/storage-full',
        detail: 'There is no room left for this recording. What has arrived is kept.',
      }),
    ])
    expect(told).toHaveBeenCalledWith('an upload failed:', expect.stringContaining('no space left on device'))
    told.mockRestore()
    await keys.close()
  })

  it('of which a piece is missing is no recording yet, and stays', async () => {
    const directory = folder()
    mkdirSync(directory, { recursive: true })
    writeFileSync(join(directory, about.recordingId), Buffer.alloc(400))
    const forget = vi.fn()
    const deps = { directory, forget } as unknown as FinishDeps
    const label = {
      ...candidate,
      recordingId: about.recordingId,
      mimeType: 'video/webm',
      sha256: about.sha256,
      durationMs: 1000,
      size: 1000,
    }
    await expect(finishUpload(label, deps)).rejects.toMatchObject({
      code: 'media/corrupt',
      message: 'The recording is not complete yet',
    })
    expect(forget).not.toHaveBeenCalled()
  })
})
