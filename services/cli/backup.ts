import { existsSync } from 'node:fs'
import { BadSettings, readEnv } from '#infra/env.ts'
import { backUp } from '../backup/backup.ts'
import { readArguments } from './arguments.ts'
import { failed } from './data-dir.ts'

const usage = 'npm run backup <folder that is not there yet>'

function main() {
  const { positionals: [into, ...more] } = readArguments(usage, { allowPositionals: true })
  if (!into || more.length > 0) throw new BadSettings([usage])
  const { DATA_DIR, EVENTSTORE_URL, MONGODB_URL } = readEnv(process.env)
  if (!existsSync(DATA_DIR)) throw new BadSettings([`DATA_DIR=${DATA_DIR} is not there`])
  const { databases, recordings } = backUp(DATA_DIR, into)
  console.log(`${into} holds ${databases.join(', ')}, the master key and ${recordings} media files. To restore, start with DATA_DIR=<a copy of it>: read models are built from the log.`)
  for (const [name, what] of [['EVENTSTORE_URL', EVENTSTORE_URL && 'the events'], ['MONGODB_URL', MONGODB_URL && 'the keys']] as const)
    if (what) console.log(`${name} is set: ${what} lie there and need a backup of their own, see infra/backup.md.`)
}

try {
  main()
} catch (error) {
  failed(error)
}
