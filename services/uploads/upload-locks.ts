import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lock, MemoryLocker } from '@tus/server'
import { FolderInUse, lockFolder } from '#infra/engines/sqlite/lock.ts'

const ASK_AGAIN_MS = 100
const LISTEN_MS = 250
const PATIENCE_MS = 30_000

const SQLITE_FULL = 13
const SQLITE_CANTOPEN = 14
const isFull = (error: unknown) => {
  const { code, errcode } = (error ?? {}) as { code?: string; errcode?: number }
  return code === 'ENOSPC' || code === 'EDQUOT' || errcode === SQLITE_FULL || errcode === SQLITE_CANTOPEN
}

/**
 * One request at a time works on an upload, whichever process it reaches: within the process by a queue, between those
 * that share the folder by a lock of the operating system, which goes with the process that dies. A waiting process says so,
 * and the holder, perhaps a connection that is only half there, gives way.
 */
export function uploadLocks(directory: string) {
  const here = new MemoryLocker()
  const folderOf = (id: string) => join(`${directory}-locks`, id)

  async function taken(id: string, signal: AbortSignal): Promise<{ release(): void }> {
    const wanted = join(folderOf(id), 'wanted')
    for (const until = Date.now() + PATIENCE_MS; ; ) {
      try {
        return lockFolder(folderOf(id))
      } catch (error) {
        if (!(error instanceof FolderInUse)) {
          // No room even for a lock: what the upload does next meets the full disk itself, and says so.
          if (isFull(error) || isFull((error as Error).cause)) return { release() {} }
          throw error
        }
        if (signal.aborted || Date.now() > until) throw error
        writeFileSync(wanted, '')
        await new Promise((done) => setTimeout(done, ASK_AGAIN_MS))
      }
    }
  }

  return {
    newLock(id: string): Lock {
      const inner = here.newLock(id)
      let held: { release(): void } | null = null
      let listening: NodeJS.Timeout | undefined
      return {
        async lock(signal, giveWay) {
          await inner.lock(signal, giveWay)
          try {
            held = await taken(id, signal)
          } catch (error) {
            await inner.unlock()
            throw error
          }
          const wanted = join(folderOf(id), 'wanted')
          rmSync(wanted, { force: true })
          listening = setInterval(() => {
            if (!existsSync(wanted)) return
            rmSync(wanted, { force: true })
            void giveWay()
          }, LISTEN_MS)
          listening.unref()
        },
        async unlock() {
          clearInterval(listening)
          held?.release()
          held = null
          await inner.unlock()
        },
      }
    },
    /** Does something as a request would, alone. */
    async alone<T>(id: string, work: () => Promise<T>): Promise<T> {
      const lock = this.newLock(id)
      await lock.lock(AbortSignal.timeout(PATIENCE_MS), () => {})
      try {
        return await work()
      } finally {
        await lock.unlock()
      }
    },
    /** For an upload that is over, by the holder of its lock or its only user. */
    forget: (id: string) => rmSync(folderOf(id), { recursive: true, force: true }),
  }
}
