import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, vi } from 'vitest'
import { keyRingContract } from '#test/contract-suites/key-ring.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { BadSettings } from '../../env.ts'
import { embeddedKeyRing } from './embedded.ts'
import { masterOf } from './master.ts'

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
    const wrapped = Buffer.from(
      db.prepare("SELECT wrapped FROM subject_key WHERE subject = 'ada'").get()!.wrapped as Uint8Array,
    )
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
      expect(files(directory).map((file) => [file, (statSync(file).mode & 0o777).toString(8)])).toEqual(
        files(directory).map((file) => [file, '600']),
      )
      await keys.close()
    }
  })

  it('gets one master key however many processes start on it at once, and whatever a start that was cut short left', async () => {
    const directory = folder()
    writeFileSync(join(directory, 'master.key.1-00.part'), 'abc')
    const sign = `import { masterOf } from '#infra/engines/key-ring/master.ts'
      process.stdout.write('ready\\n')
      process.stdin.once('data', () => { process.stdout.write(masterOf(process.env.KEYS).sign('test', 'value')); process.stdin.destroy() })`
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', sign], {
        env: { ...process.env, KEYS: directory },
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    )
    const said = children.map(() => '')
    children.forEach(({ stdout }, i) => stdout.on('data', (chunk) => (said[i] += String(chunk))))
    await vi.waitFor(() => expect(said.every((each) => each === 'ready\n')).toBe(true), 30_000)
    for (const { stdin } of children) stdin.write('go')
    await Promise.all(children.map((child) => once(child, 'close')))
    const signature = masterOf(directory).sign('test', 'value')
    expect(said).toEqual(children.map(() => `ready\n${signature}`))
  })

  it('refuses a damaged master key instead of replacing it', () => {
    const directory = folder()
    writeFileSync(join(directory, 'master.key'), 'abc')
    expect(() => embeddedKeyRing(directory)).toThrow(
      new BadSettings([
        `DATA_DIR: ${join(directory, 'master.key')} does not hold a master key, 32 bytes in hex; put the one back that this installation began with`,
      ]),
    )
    expect(readFileSync(join(directory, 'master.key'), 'utf8')).toBe('abc')
  })
})
