import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#infra/engines/sqlite/open-database.ts'
import { BadSettings } from '#infra/env.ts'
import { closeToOthers, makePrivately } from '#infra/startup/private-files.ts'

/**
 * In this order: an event in a backup never names a key or a recording that came after it. Read models are left out,
 * they are folded again from the log; sessions are not kept: after a restore all users sign in again.
 */
const DATABASES = [
  { folder: 'log', file: 'events.db' },
  { folder: 'keys', file: 'keys.db' },
  { folder: 'mail', file: 'outbox.db' },
]
const FILES = ['keys/master.key', 'keys/audit-root.key.pem', 'keys/audit-root.pub.pem', 'keys/moved', 'migration.json']

export type BackedUp = { into: string; databases: string[]; recordings: number }

/**
 * Copies a data folder, beside a running platform or without one: databases as they stand at one moment each, without
 * holding up who writes to them. Appears under its name when it is complete.
 */
export function backUp(dataDir: string, into: string): BackedUp {
  if (existsSync(into)) throw new BadSettings([`${into} is there already: a backup is never written over`])
  makePrivately()
  const part = `${into}.part`
  rmSync(part, { recursive: true, force: true })
  // Roots before the log, so that none covers more than the copy of it holds.
  copyRoots(dataDir, part)
  const databases: string[] = []
  for (const { folder, file } of DATABASES) {
    if (!existsSync(join(dataDir, folder, file))) continue
    mkdirSync(join(part, folder), { recursive: true, mode: 0o700 })
    const db = openDatabase(join(dataDir, folder, file), 'FULL', { readOnly: true })
    db.prepare('VACUUM INTO ?').run(join(part, folder, file))
    db.close()
    databases.push(`${folder}/${file}`)
  }
  for (const file of FILES) {
    if (!existsSync(join(dataDir, file))) continue
    mkdirSync(join(part, file, '..'), { recursive: true, mode: 0o700 })
    copyFileSync(join(dataDir, file), join(part, file))
  }
  const media = join(dataDir, 'media')
  // A recording never changes once it has its name.
  if (existsSync(media)) cpSync(media, join(part, 'media'), { recursive: true })
  // Copies have the modes of what they are copies of.
  closeToOthers(part)
  renameSync(part, into)
  return {
    into,
    databases,
    recordings: existsSync(media)
      ? readdirSync(media, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
      : 0,
  }
}

/** The series over the whole log and those of the companies. */
function copyRoots(dataDir: string, part: string) {
  const [from, to] = [join(dataDir, 'audit'), join(part, 'audit')]
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const series of ['roots.ndjson', 'companies'])
    if (existsSync(join(from, series))) cpSync(join(from, series), join(to, series), { recursive: true })
}
