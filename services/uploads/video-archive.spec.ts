import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import type { CandidateRecording } from '#contracts/views/candidate.ts'
import { fileMediaStore } from '#infra/engines/media-store/embedded.ts'
import { videoArchive } from './video-archive.ts'

const directory = mkdtempSync(join(tmpdir(), 'hirelog-archive-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const take = (recordingId: string, state: CandidateRecording['state'] = 'uploaded') =>
  ({ recordingId, state, mimeType: 'video/webm', submittedAt: '2026-11-26T09:00:00.000Z' }) as CandidateRecording

it('has a folder for each person, with names that are no paths, and names what is lost', async () => {
  const media = fileMediaStore(directory)
  for (const id of ['recording-one', 'recording-two', 'recording-three'])
    await media.put(
      { id, tenant: id === 'recording-three' ? 'others' : 'acme', mimeType: 'video/webm' },
      Buffer.from(`video ${id}`),
    )
  const { size, body } = await videoArchive(media, 'acme', [
    {
      name: 'Ada Byron',
      recordings: [take('recording-one'), take('recording-gone'), take('recording-late', 'uploading')],
    },
    { name: 'ada byron', recordings: [take('recording-two'), take('recording-three')] },
    { name: '../../..', recordings: [] },
  ])
  const archive = await buffer(body)
  expect(archive.length).toBe(size)
  const text = archive.toString('latin1')
  expect([...new Set(text.match(/[Aa]da [Bb]yron(?: \(2\))?\/[^/]+? - \d\.webm/g))]).toEqual([
    'Ada Byron/Ada Byron - 1.webm',
    'ada byron (2)/ada byron - 1.webm',
    'Ada Byron/Ada Byron - 2.webm',
    'ada byron (2)/ada byron - 2.webm',
  ])
  expect(text).toContain('Not included.txt')
  expect(text).toContain('Ada Byron/Ada Byron - 2.webm\nada byron (2)/ada byron - 2.webm\n')
  expect(text).toContain('video recording-one')
  expect(text).not.toContain('video recording-three')
})
