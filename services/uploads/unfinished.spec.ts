import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { embeddedKeyRing } from '#infra/engines/key-ring/embedded.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { acme, rival } from '#test/fixtures/people.ts'
import { MAX_RECORDING_BYTES } from './recording-file.ts'
import { MOST_OF_COMPANY, roomFor, staleOf, type Unfinished } from './unfinished.ts'
import { uploads } from './uploads.ts'

const folder = useFolders()
const DAY_MS = 24 * 3600_000
const now = Date.parse('2026-03-02T12:00:00.000Z')
const id = (n: number) => `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`
const label = (n: number, { companyId = acme as string, candidateId = id(900), size = MAX_RECORDING_BYTES } = {}) =>
  ({
    companyId,
    jobId: id(901),
    candidateId,
    recordingId: id(n),
    mimeType: 'video/webm',
    sha256: 'a'.repeat(64),
    durationMs: 0,
    size,
  }) as Unfinished['label']
const under = (of: Unfinished['label'], arrived = 0, daysAgo = 0): Unfinished => ({
  label: of,
  arrived,
  lastByteAt: now - daysAgo * DAY_MS,
})
const refused = expect.objectContaining({
  code: 'media/too-many-uploads',
  message: 'Too many recordings are on their way at once. This one is sent when the others have arrived.',
})

describe('uploads under way', () => {
  it('are five of the largest for an application; another waits, and one that begins again does not count twice', () => {
    const five = [1, 2, 3, 4, 5].map((n) => under(label(n)))
    expect(() => roomFor(label(6), five)).toThrow(refused)
    expect(() => roomFor(label(5), five)).not.toThrow()
    expect(() => roomFor(label(6, { candidateId: id(902) }), five)).not.toThrow()
  })

  it('are bounded for a company by the bytes that have arrived, whatever was declared', () => {
    const stranger = label(1, { candidateId: id(903) })
    expect(() => roomFor(label(2), [under(stranger, MOST_OF_COMPANY + 1)])).toThrow(refused)
    expect(() =>
      roomFor(
        label(2),
        Array.from({ length: 500 }, (_, n) => under(label(n + 10, { candidateId: id(n + 2000) }))),
      ),
    ).not.toThrow()
    expect(() => roomFor(label(2, { companyId: rival }), [under(stranger, MOST_OF_COMPANY + 1)])).not.toThrow()
  })

  it('are stale after a week without a byte, unless they are complete', () => {
    const old = under(label(1), 10, 8)
    expect(staleOf([old, under(label(2), 10, 6), under(label(3), MAX_RECORDING_BYTES, 8)], now)).toEqual([old])
  })

  it('leave the disk when they are stale', async () => {
    const directory = join(folder(), 'uploads')
    mkdirSync(directory)
    const files = [1, 2].flatMap((n) => {
      const upload = { id: id(n), size: 1000, offset: 0, metadata: { label: JSON.stringify(label(n, { size: 1000 })) } }
      writeFileSync(join(directory, id(n)), Buffer.alloc(10))
      writeFileSync(join(directory, `${id(n)}.json`), JSON.stringify(upload))
      const last = new Date(now - (n === 1 ? 8 : 1) * DAY_MS)
      return [id(n), `${id(n)}.json`].map(
        (file) => (utimesSync(join(directory, file), last, last), join(directory, file)),
      )
    })
    const keys = embeddedKeyRing(folder())
    const none = async () => Promise.reject(new Error('not asked'))
    const server = uploads({
      directory,
      keys,
      media: { info: none } as never,
      admit: none,
      purposes: {} as never,
      owns: none,
    })
    expect(await server.expire(now)).toBe(1)
    expect(files.map((file) => existsSync(file))).toEqual([false, false, true, true])
    await keys.close()
  })
})
