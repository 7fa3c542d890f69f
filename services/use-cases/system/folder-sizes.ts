import { existsSync } from 'node:fs'
import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

export const FOLDERS = ['log', 'read', 'media', 'keys', 'sessions', 'mail'] as const
/** Recordings are many files: their sizes are added up this often at most. */
const FRESH_MS = 60_000

export type FolderSize = { name: string; bytes: number; writeAheadBytes: number }

/** The size of each folder in the data folder, and how much room is left beside it. What a database holds instead has none. */
export function folderSizes(folder: (name: string) => string) {
  const recordings = { at: -Infinity, size: Promise.resolve({ bytes: 0, writeAheadBytes: 0 }) }
  function sizeOf(name: string) {
    if (name !== 'media') return filesIn(folder(name))
    if (performance.now() - recordings.at > FRESH_MS)
      Object.assign(recordings, { at: performance.now(), size: filesIn(folder(name)) })
    return recordings.size
  }
  return {
    async sizes(): Promise<FolderSize[]> {
      const there = FOLDERS.filter((name) => existsSync(folder(name)))
      return Promise.all(there.map(async (name) => ({ name, ...(await sizeOf(name)) })))
    },
    /** Null where the system does not say. */
    free: (): Promise<number | null> =>
      statfs(folder('.')).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => null,
      ),
  }
}

/** What came or went while it was counted counts as nothing. */
async function filesIn(folder: string): Promise<{ bytes: number; writeAheadBytes: number }> {
  const total = { bytes: 0, writeAheadBytes: 0 }
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      total.bytes += (await filesIn(path)).bytes
      continue
    }
    const size = await stat(path).then(
      (file) => file.size,
      () => 0,
    )
    total[entry.name.endsWith('-wal') ? 'writeAheadBytes' : 'bytes'] += size
  }
  return total
}
