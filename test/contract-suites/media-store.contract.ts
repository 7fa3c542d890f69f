import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { MediaLost, type MediaStore } from '#infra/engines/media-store/media-store.ts'

/** The promises every media store keeps. */
export function mediaStoreContract(engine: string, open: () => MediaStore) {
  describe(`${engine} media store`, () => {
    const bytes = randomBytes(100_000)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const label = () => ({ id: randomUUID(), tenant: 'c000000000001', mimeType: 'video/webm' })
    const localFile = () => {
      const path = join(mkdtempSync(join(tmpdir(), 'hirelog-media-')), 'take')
      writeFileSync(path, bytes)
      return path
    }

    it('gives back what was put in, with its hash, size, type and owner', async () => {
      const store = open()
      const mine = label()
      expect(await store.put(mine, bytes)).toEqual({ ...mine, sha256, size: bytes.length })
      expect(await buffer(await store.read(mine.id))).toEqual(bytes)
      expect(await store.info(mine.id)).toEqual({ ...mine, sha256, size: bytes.length })
    })

    it('gives back a range of bytes, both ends included', async () => {
      const store = open()
      const mine = label()
      await store.put(mine, bytes)
      expect(await buffer(await store.read(mine.id, { start: 10, end: 19 }))).toEqual(bytes.subarray(10, 20))
    })

    it('moves a finished file in and leaves nothing behind', async () => {
      const store = open()
      const mine = label()
      const path = localFile()
      expect((await store.adopt(mine, path)).sha256).toBe(sha256)
      expect(existsSync(path)).toBe(false)
    })

    it('answers the same when a file is moved in twice', async () => {
      const store = open()
      const mine = label()
      const path = localFile()
      expect(await store.adopt(mine, path)).toEqual(await store.adopt(mine, path))
    })

    it('never replaces what is stored', async () => {
      const store = open()
      const mine = label()
      await store.put(mine, bytes)
      expect((await store.put(mine, randomBytes(10))).sha256).toBe(sha256)
    })

    it('says so when there is nothing to move in', async () => {
      await expect(open().adopt(label(), '/nowhere/take')).rejects.toBeInstanceOf(MediaLost)
    })

    it('knows nothing of an id no one stored, and refuses what is no id', async () => {
      expect(await open().info(randomUUID())).toBeNull()
      await expect(open().info('../../etc/passwd')).rejects.toBeInstanceOf(MediaLost)
    })

    it('forgets what is deleted', async () => {
      const store = open()
      const mine = label()
      await store.put(mine, bytes)
      await store.delete(mine.id)
      expect(await store.info(mine.id)).toBeNull()
    })

    it('can tell that a stored file is intact', async () => {
      const store = open()
      const mine = label()
      await store.put(mine, bytes)
      expect(await store.verify(mine.id)).toBe(true)
      expect(await store.verify(randomUUID())).toBe(false)
    })
  })
}
