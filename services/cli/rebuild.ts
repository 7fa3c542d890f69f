import { allProjections } from '#projections/all.ts'
import type { Rebuilt } from '#projections/rebuild/rebuild.ts'
import { rebuildBeside } from '#projections/rebuild/start.ts'
import { BadSettings } from '#infra/env.ts'
import { failed, logSettings, ownFolder } from './data-dir.ts'

const known = allProjections.map(({ name }) => name)

function outcome({ collection, comparison }: Rebuilt): string[] {
  if (!comparison) return [`${collection}: built for the first time`]
  const { documents, same, otherRevision, differing, missing, extra, examples } = comparison
  const meanwhile = otherRevision ? `, ${otherRevision} had changed meanwhile` : ''
  if (differing + missing + extra === 0) return [`${collection}: ${same} of ${documents} documents are as they were${meanwhile}; switched`]
  return [
    `${collection}: ${same} of ${documents} documents are as they were${meanwhile}; ${differing} differed, ${missing} were missing, ${extra} had no stream; switched`,
    ...examples.map((example) => `  ${example}`),
  ]
}

async function main() {
  const asked = process.argv.slice(2)
  const names = asked.includes('all') ? known : asked
  const strange = names.filter((name) => !known.includes(name))
  if (names.length === 0 || strange.length > 0) throw new BadSettings([`npm run rebuild <name> | all, where <name> is one of: ${known.join(', ')}`])
  const { DATA_DIR: directory, EVENTSTORE_URL } = logSettings()
  if (EVENTSTORE_URL !== undefined)
    throw new BadSettings(['npm run rebuild reads the log of DATA_DIR. With EVENTSTORE_URL set: stop the platform, delete the folder read in DATA_DIR, and start it; every read model is folded again before it serves'])
  const own = ownFolder(directory)
  try {
    console.log(own ? `Rebuilding ${names.join(', ')}` : `Rebuilding ${names.join(', ')} beside the running platform`)
    const report = await rebuildBeside({ dataDir: directory, names, shared: !own }, ({ events, seconds }) =>
      console.log(`  ${events} events, ${Math.round(events / seconds)} per second`),
    )
    for (const rebuilt of report.rebuilt) for (const line of outcome(rebuilt)) console.log(line)
    for (const line of report.unreadable) console.log(`not folded: ${line}`)
    console.log(`${report.events} events into ${report.documents} documents in ${report.seconds.toFixed(2)} s: ${Math.round(report.events / report.seconds)} events per second`)
  } finally {
    own?.release()
  }
}

main().catch(failed)
