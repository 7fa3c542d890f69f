import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadSettings } from '../env.ts'

/** `to` is the target of the migration. */
type HalfMoved = { to: string; from: string }

const fileOf = (dataDir: string) => join(dataDir, 'moving.json')

/** What is kept beside the log is on its way, and stays at both ends until `wholeAgain`. On the device before it answers. */
export function halfMoved(dataDir: string, moving: HalfMoved): void {
  const file = fileOf(dataDir)
  writeFileSync(`${file}.part`, `${JSON.stringify(moving)}\n`, { flush: true })
  renameSync(`${file}.part`, file)
}

export const wholeAgain = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true })

export function readHalfMoved(dataDir: string): HalfMoved | null {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as HalfMoved
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/**
 * Names, messages and sessions that a move was to take away still lie where it came from, and would outlive an erasure.
 * Who stays where the move began may go on: the move has to be run again for that end to be left.
 * @throws BadSettings with what to do.
 */
export function refuseHalfMoved(dataDir: string, use: 'folder' | 'mongodb'): void {
  const moving = readHalfMoved(dataDir)
  if (!moving || (moving.to === 'embedded') !== (use === 'folder')) return
  throw new BadSettings([
    `A move out of ${moving.from} has not cleared up there: people's names, messages and sessions may lie in both places. Run npm run migrate -- --to ${moving.to} again, with EVENTSTORE_URL and MONGODB_URL as they were: it goes on where it was.`,
  ])
}
