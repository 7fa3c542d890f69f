import { existsSync } from 'node:fs'
import { readMigration } from '#infra/startup/moved-log.ts'
import { readHalfMoved } from '#infra/startup/half-moved.ts'
import { keyPaths } from '#infra/engines/key-ring/moved-keys.ts'
import { refuseMoved } from '#infra/startup/moved.ts'
import { BadSettings, readEnv } from '#infra/env.ts'
import { backUp } from './backup/backup.ts'
import { readArguments } from './arguments.ts'
import { failed } from './data-dir.ts'

const usage = 'npm run backup <folder that is not there yet>'

function main() {
  const {
    positionals: [into, ...more],
  } = readArguments(usage, { allowPositionals: true })
  if (!into || more.length > 0) throw new BadSettings([usage])
  const { DATA_DIR, EVENTSTORE_URL, MONGODB_URL } = readEnv(process.env)
  if (!existsSync(DATA_DIR)) throw new BadSettings([`DATA_DIR=${DATA_DIR} is not there`])
  const migration = readMigration(DATA_DIR)
  // A folder that is being filled or left holds a part of it all, unless these settings serve from there.
  if (readHalfMoved(DATA_DIR) || (migration?.to === 'embedded' && !migration.done))
    refuseMoved({ DATA_DIR, EVENTSTORE_URL, MONGODB_URL })
  const { databases, recordings } = backUp(DATA_DIR, into)
  console.log(
    `${into} holds ${[...databases, 'the master key'].join(', ')} and ${recordings} media files. To restore, start with DATA_DIR=<a copy of it>: read models are built from the log.`,
  )
  // What moved away needs a backup of its own, whether or not this command names it.
  const elsewhere = [
    ['EVENTSTORE_URL', 'the events', EVENTSTORE_URL || (migration?.done && migration.to === 'eventstore')],
    ['MONGODB_URL', 'the keys', MONGODB_URL || existsSync(keyPaths(DATA_DIR).marker)],
  ] as const
  for (const [name, what, isThere] of elsewhere)
    if (isThere)
      console.log(
        `This installation has ${what} in a server (${name}): they need a backup of their own, see infra/backup.md.`,
      )
}

try {
  main()
} catch (error) {
  failed(error)
}
