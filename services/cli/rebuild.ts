import { codec } from '#infra/codec.ts'
import { isRowNumber } from '#infra/engines/event-store/embedded.ts'
import { openEngines } from '#infra/engines/open.ts'
import { BadSettings, type Env, readEnv } from '#infra/env.ts'
import { allProjections } from '#projections/all.ts'
import { rebuildByPort } from '#projections/rebuild/rebuild-by-port.ts'
import type { Rebuilt, RebuildReport } from '#projections/rebuild/rebuild.ts'
import { rebuildBeside } from '#projections/rebuild/start.ts'
import { readArguments } from './arguments.ts'
import { forgetStrangePlaces } from '../core/places.ts'
import { folderStates } from '../migrate/ends.ts'
import { failed, logSettings, ownFolder } from './data-dir.ts'
import { everySecond, sayProgress } from './progress.ts'

const known = allProjections.map(({ name }) => name)
const usage = `npm run rebuild <name> | all, where <name> is one of: ${known.join(', ')}`

function outcome({ collection, comparison }: Rebuilt): string[] {
  if (!comparison) return [`${collection}: built for the first time`]
  const { documents, same, otherRevision, differing, missing, extra, examples } = comparison
  const meanwhile = otherRevision ? `, ${otherRevision} had changed meanwhile` : ''
  if (differing + missing + extra === 0)
    return [`${collection}: ${same} of ${documents} documents are as they were${meanwhile}; switched`]
  return [
    `${collection}: ${same} of ${documents} documents are as they were${meanwhile}; ${differing} differed, ${missing} were missing, ${extra} had no stream; switched`,
    ...examples.map((example) => `  ${example}`),
  ]
}

async function main() {
  const { positionals: asked } = readArguments(usage, { allowPositionals: true })
  const names = asked.includes('all') ? known : asked
  const strange = names.filter((name) => !known.includes(name))
  if (names.length === 0 || strange.length > 0) throw new BadSettings([usage])
  const env = readEnv(process.env)
  const report =
    env.MONGODB_URL === undefined && env.EVENTSTORE_URL === undefined
      ? await inFolder(names)
      : await throughEngines(env, names)
  for (const rebuilt of report.rebuilt) for (const line of outcome(rebuilt)) console.log(line)
  for (const line of report.unreadable) console.log(`not folded: ${line}`)
  console.log(
    `${report.events} events into ${report.documents} documents in ${report.seconds.toFixed(2)} s: ${Math.round(report.events / report.seconds)} events per second`,
  )
}

async function inFolder(names: string[]): Promise<RebuildReport> {
  const { DATA_DIR: directory } = logSettings()
  const own = ownFolder(directory)
  try {
    console.log(own ? `Rebuilding ${names.join(', ')}` : `Rebuilding ${names.join(', ')} beside the running platform`)
    const report = await rebuildBeside({ dataDir: directory, names, shared: !own }, sayProgress)
    if (own && names.length === known.length)
      await forgetStrangePlaces({ store: { isPosition: isRowNumber }, reads: folderStates(directory) })
    return report
  } finally {
    own?.release()
  }
}

/** Beside serving processes, unless log or read models are in a folder: that has one process at a time. */
async function throughEngines(env: Env, names: string[]): Promise<RebuildReport> {
  logSettings()
  const engines = await openEngines({ ...env, KAFKA_BROKERS: undefined })
  try {
    console.log(`Rebuilding ${names.join(', ')} in ${engines.names['read store']}`)
    const projections = allProjections.filter(({ name }) => names.includes(name))
    const report = await rebuildByPort(
      { ...engines, codec: codec(engines.keys) },
      projections,
      everySecond(sayProgress),
    )
    if (projections.length === allProjections.length) await forgetStrangePlaces(engines)
    return report
  } finally {
    await engines.close()
  }
}

main().catch(failed)
