import { chmodSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { log } from '../log.ts'

/** What the platform keeps in a data folder, or in a copy of one: whatever else is there is not ours to close. */
const OURS =
  /^(log|log-copy-.*|read|keys|mail|media|sessions|audit|uploads|lock\.db.*|migration\.json.*|moving\.json.*)$/
const OTHERS = 0o077

/** From now on this process makes files and folders that only its own user can read. */
export function makePrivately(): void {
  // A thread of it has no mask of its own.
  if (isMainThread) process.umask(process.umask() | OTHERS)
}

/**
 * Takes from other users of the machine what they could do with the files of a data folder or of a copy of one.
 * @returns how many files and folders it closed to them, and which belong to another user and stay as they are.
 */
export function closeToOthers(directory: string): { closed: number; failed: string[] } {
  let closed = 0
  const failed: string[] = []

  function tighten(path: string) {
    const { mode } = lstatSync(path)
    if ((mode & OTHERS) === 0) return
    try {
      chmodSync(path, mode & 0o700)
      closed += 1
    } catch {
      failed.push(path)
    }
  }
  function walk(path: string, top: boolean) {
    tighten(path)
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (top && !OURS.test(entry.name)) continue
      if (entry.isDirectory()) walk(join(path, entry.name), false)
      else if (entry.isFile()) tighten(join(path, entry.name))
    }
  }

  if (process.platform !== 'win32' && statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    walk(realpathSync(directory), true)
  return { closed, failed }
}

/** As {@link closeToOthers}, at the start of the platform, whose log says what was found. */
export function checkPrivacy(directory: string): void {
  const { closed, failed } = closeToOthers(directory)
  if (closed > 0)
    log.warn(
      `${directory} could be read by other users of this machine: ${closed} of its files and folders are closed to them now`,
    )
  if (failed.length > 0)
    log.error(
      `${directory} can be read by other users of this machine: ${failed.length} files and folders belong to another user, such as ${failed[0]}`,
    )
}
