import { parseArgs } from 'node:util'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '#infra/engines/sqlite/lock.ts'
import { BadSettings, readEnv } from '#infra/env.ts'
import { allProjections } from '#projections/all.ts'
import { rebuildBeside } from '#projections/rebuild/start.ts'
import { folderEnd, folderStates, serverEnd } from '../migrate/ends.ts'
import { migrate } from '../migrate/migrate.ts'
import { failed } from './data-dir.ts'

const usage = `npm run migrate -- --to eventstore    moves the log from DATA_DIR to EVENTSTORE_URL
npm run migrate -- --to embedded      moves it back into DATA_DIR`

async function main() {
  const { values } = parseArgs({ options: { to: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) return console.log(usage)
  const { to } = values
  if (to !== 'eventstore' && to !== 'embedded') throw new BadSettings([usage])
  const { DATA_DIR, EVENTSTORE_URL } = readEnv(process.env)
  if (!EVENTSTORE_URL) throw new BadSettings(['EVENTSTORE_URL is not set: it names the other end of the migration'])
  if (!existsSync(join(DATA_DIR, 'keys', 'master.key')))
    throw new BadSettings([`DATA_DIR=${DATA_DIR} holds no master key: it is the folder of another installation, or of none. Keys, recordings and signed roots stay there, whichever way the log goes.`])

  const lock = lockFolder(DATA_DIR)
  try {
    const [folder, server] = [folderEnd(DATA_DIR), await serverEnd(EVENTSTORE_URL)]
    const [source, target] = to === 'eventstore' ? [folder, server] : [server, folder]
    console.log(`Moving the log from ${source.name} to ${target.name}`)
    const states = folderStates(DATA_DIR)
    try {
      const { events, streams, copied, resumed, seconds } = await migrate({
        dataDir: DATA_DIR,
        to,
        source,
        target,
        states: { before: states, after: states },
        now: () => new Date().toISOString(),
        onProgress: (text) => console.log(`  ${text}`),
        alongside: () => rebuiltReadModels(DATA_DIR),
      })
      console.log(`${resumed ? 'Went on where it was: ' : ''}${copied} events copied; ${events} events in ${streams} streams are the same on both sides, in the same order, and every chain holds (${seconds.toFixed(1)} s).`)
      console.log(to === 'eventstore' ? 'From now on start with EVENTSTORE_URL set.' : 'From now on start without EVENTSTORE_URL.')
    } finally {
      await Promise.all([folder.store.close(), server.store.close()])
    }
  } finally {
    lock.release()
  }
}

/** The folder holds the very log that was moved, now or from before: read models are folded from it, compared and switched. */
async function rebuiltReadModels(dataDir: string) {
  const names = allProjections.map(({ name }) => name)
  const { rebuilt, documents, unreadable } = await rebuildBeside({ dataDir, names, shared: false })
  if (unreadable.length > 0) throw new Error(`A read model cannot be built: ${unreadable[0]}. Nothing was switched.`)
  const differing = rebuilt.reduce((sum, { comparison }) => sum + (comparison ? comparison.differing + comparison.missing + comparison.extra : 0), 0)
  console.log(`${rebuilt.length} read models rebuilt from it, ${documents} documents, ${differing} of which differed from what was there; switched.`)
}

main().catch(failed)
