import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { keyRingContract } from '#test/contract-suites/key-ring.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { embeddedKeyRing } from './embedded.ts'

const folder = useFolders()
const files = (directory: string) => readdirSync(directory).map((name) => join(directory, name))

keyRingContract('embedded', async () => {
  const directory = folder()
  return {
    keys: embeddedKeyRing(directory),
    reopen: async () => embeddedKeyRing(directory),
    atRest: () => Buffer.concat(files(directory).map((file) => readFileSync(file))),
  }
})

describe('the folder of keys', () => {
  it('holds no trace of a shredded key, not even a wrapped one', async () => {
    const directory = folder()
    const keys = embeddedKeyRing(directory)
    for (const subject of ['ada', 'bob']) await keys.key(subject, { create: true })
    const db = new DatabaseSync(join(directory, 'keys.db'), { readOnly: true })
    const wrapped = Buffer.from(db.prepare("SELECT wrapped FROM subject_key WHERE subject = 'ada'").get()!.wrapped as Uint8Array)
    db.close()
    const atRest = () => Buffer.concat(files(directory).map((file) => readFileSync(file)))

    expect(atRest().includes(wrapped)).toBe(true)
    await keys.shred('ada')
    expect(atRest().includes(wrapped)).toBe(false)
    await keys.close()
  })

  it('is for its owner alone, after a restart too', async () => {
    const directory = join(folder(), 'keys')
    for (let start = 0; start < 2; start++) {
      const keys = embeddedKeyRing(directory)
      await keys.key(`subject-${start}`, { create: true })
      expect(statSync(directory).mode & 0o777).toBe(0o700)
      expect(files(directory).map((file) => [file, (statSync(file).mode & 0o777).toString(8)])).toEqual(files(directory).map((file) => [file, '600']))
      await keys.close()
    }
  })

  it('makes a new master key when the first start was cut short while writing it', async () => {
    const directory = folder()
    writeFileSync(join(directory, 'master.key.part'), 'abc')
    const keys = embeddedKeyRing(directory)
    expect(existsSync(join(directory, 'master.key.part'))).toBe(false)
    await keys.close()
  })

  it('refuses a damaged master key instead of replacing it', () => {
    const directory = folder()
    writeFileSync(join(directory, 'master.key'), 'abc')
    expect(() => embeddedKeyRing(directory)).toThrow(/32 bytes/)
    expect(readFileSync(join(directory, 'master.key'), 'utf8')).toBe('abc')
  })
})
