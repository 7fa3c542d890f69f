import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { useFolders } from '#test/fixtures/folders.ts'
import { uploadLocks } from './upload-locks.ts'

const fresh = useFolders()
const folder = () => join(fresh(), 'uploads')
const never = new AbortController().signal

/** Another process that holds the upload until the test releases or kills it. */
async function elsewhere(directory: string, id: string) {
  const module = join(import.meta.dirname, 'upload-locks.ts')
  const code = `import { uploadLocks } from ${JSON.stringify(module)}
    const lock = uploadLocks(${JSON.stringify(directory)}).newLock(${JSON.stringify(id)})
    await lock.lock(new AbortController().signal, async () => { console.log('asked'); await lock.unlock(); process.exit(0) })
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  await vi.waitFor(() => expect(said).toContain('held'), 10_000)
  return { child, said: () => said }
}

describe('an upload that two processes are sent pieces of', () => {
  it('is worked on by one of them; who holds it is asked to give way, and does', async () => {
    const directory = folder()
    const other = await elsewhere(directory, 'a')
    const lock = uploadLocks(directory).newLock('a')
    await lock.lock(never, () => {})
    await vi.waitFor(() => expect(other.said()).toContain('asked'), 20_000)
    await lock.unlock()
  })

  it('is free again as soon as the process that held it is dead', async () => {
    const directory = folder()
    const { child } = await elsewhere(directory, 'a')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const lock = uploadLocks(directory).newLock('a')
    await lock.lock(never, () => {})
    await lock.unlock()
  })

  it('does not hold up another upload, and is worked on in turns within one process', async () => {
    const locks = uploadLocks(folder())
    const [one, other] = [locks.newLock('a'), locks.newLock('b')]
    await one.lock(never, () => one.unlock())
    await other.lock(never, () => {})
    await other.unlock()
    expect(await locks.alone('a', async () => 'done')).toBe('done')
    locks.forget('a')
  })
})
