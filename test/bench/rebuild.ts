import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { codec as makeCodec } from '#infra/codec.ts'
import { NO_STREAM } from '#infra/engines/event-store/event-store.ts'
import { openEngines } from '#infra/engines/open.ts'
import { rebuildBeside } from '#projections/rebuild/start.ts'
import { companyId, fill, twentyEvents, envelopesOf } from './candidates.ts'
import { freshFolder, load, median } from './harness.ts'
import type { Goal } from './report.ts'

const asked = process.argv.indexOf('--events')
/** The goal speaks of 1,000,000 (`--events 1000000`); filling the log with as many takes minutes. */
const EVENTS = asked < 0 ? 200_000 : Number(process.argv[asked + 1])

/** Rebuilding the board's cards from a log in stream order, next to reading and parsing it alone; and what writers feel meanwhile. */
export async function rebuildGoals(rounds: number): Promise<Goal[]> {
  const dataDir = freshFolder()
  const engines = openEngines({ DATA_DIR: dataDir })
  const codec = makeCodec(engines.keys)
  await fill(engines.store, codec, EVENTS / 20)

  const limits: number[] = []
  const rates: number[] = []
  const idle: number[] = []
  const busy: number[] = []
  const appends = async (until: () => boolean) => {
    const stream = () => `${companyId}.candidate-${randomUUID()}`
    const latencies: number[] = []
    while (!until()) {
      const [name, events] = [stream(), twentyEvents(randomUUID(), randomUUID()).slice(0, 1)]
      const sealed = await envelopesOf(codec, name, events)
      latencies.push((await load(1, 1, () => engines.store.append(name, NO_STREAM, sealed))).p99!)
    }
    return latencies.sort((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? 0
  }

  for (let round = -1; round < Math.min(rounds, 3); round++) {
    const limit = readAndParse(join(dataDir, 'log', 'events.db'))
    const { events, seconds } = await rebuildBeside({ dataDir, names: ['cards'], shared: true })
    const started = performance.now()
    const alone = await appends(() => performance.now() - started > 1000)
    let done = false
    const rebuilding = rebuildBeside({ dataDir, names: ['cards'], shared: true }).then(() => (done = true))
    const beside = await appends(() => done)
    await rebuilding
    if (round < 0) continue
    limits.push(limit)
    rates.push(events / seconds)
    idle.push(alone)
    busy.push(beside)
  }
  await engines.close()
  const [measured, limit] = [median(rates), median(limits)]
  const [quiet, loud] = [median(idle), median(busy)]
  return [
    { id: 'G7', what: `rebuild of the cards from ${EVENTS.toLocaleString('en')} events`, unit: 'events/s', measured, limit, ratio: measured / limit, realistic: { ratio: 0.14 }, extraordinary: { ratio: 0.28 } },
    { id: 'G8', what: 'durable append p99 while a rebuild runs, against idle', unit: 'ms', measured: loud, limit: quiet, ratio: loud / quiet, realistic: { atMostRatio: 5 }, extraordinary: { atMostRatio: 2 } },
  ]
}

function readAndParse(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true })
  const started = performance.now()
  let events = 0
  for (const row of db.prepare('SELECT body FROM event ORDER BY stream, revision').iterate()) {
    JSON.parse(String(row.body))
    events++
  }
  const seconds = (performance.now() - started) / 1000
  db.close()
  return events / seconds
}
