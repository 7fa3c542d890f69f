import { closeSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { FolderInUse, FolderNotUsable, lockFolder } from '#infra/engines/sqlite/lock.ts'

/** So long all processes begin in the same folder. */
const SLICE_MS = 4

/** Begins so many times where others do at this moment, and gives up; says how often it owned the folder, and ends badly when it did not own it alone. */
const [folder, times] = process.argv.slice(2) as [string, string]
let owned = 0
for (let time = 0; time < Number(times); time++) {
  const there = join(folder, String(Math.floor(Date.now() / SLICE_MS)))
  try {
    const lock = lockFolder(there)
    closeSync(openSync(`${there}.owner`, 'wx'))
    rmSync(`${there}.owner`)
    owned++
    lock.undo()
  } catch (error) {
    if (!(error instanceof FolderInUse) && !(error instanceof FolderNotUsable)) throw error
  }
}
console.log(owned)
