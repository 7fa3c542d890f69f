import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { codec as makeCodec } from '#infra/codec.ts'
import { NO_STREAM } from '#infra/engines/event-store/event-store.ts'
import { type Engines, openEngines } from '#infra/engines/open.ts'
import { embeddedChangeFeed } from '#infra/engines/change-feed/embedded.ts'
import { cards } from '#projections/board/cards.ts'
import { rebuildBeside } from '#projections/rebuild/start.ts'
import { startProjections } from '#projections/runtime/worker.ts'
import { startRelay } from '#services/relay/relay.ts'
import { companyId, fill, twentyEvents, envelopesOf } from './candidates.ts'
import { freshFolder, load, median } from './harness.ts'
import type { Goal } from './report.ts'

const asked = process.argv.indexOf('--events')
/** The goal speaks of 1,000,000 (`--events 1000000`); filling the log with as many takes minutes. */
const EVENTS = asked < 0 ? 200_000 : Number(process.argv[asked + 1])

/**
 * Rebuilding the board's cards, next to reading and parsing the log alone: with the platform stopped, and beside a running
 * one; and what its writers feel meanwhile.
 */
export async function rebuildGoals(rounds: number): Promise<Goal[]> {
  const dataDir = freshFolder()
  await withEngines(dataDir, ({ store, keys }) => fill(store, makeCodec(keys), EVENTS / 20))

  const limits: number[] = []
  const alone: number[] = []
  const shared: number[] = []
  const idle: number[] = []
  const busy: number[] = []
  const appends = async ({ store, keys }: Engines, until: () => boolean) => {
    const codec = makeCodec(keys)
    const stream = () => `${companyId}.candidate-${randomUUID()}`
    const latencies: number[] = []
    while (!until()) {
      const [name, events] = [stream(), twentyEvents(randomUUID(), randomUUID()).slice(0, 1)]
      const sealed = await envelopesOf(codec, name, events)
      latencies.push((await load(1, 1, () => store.append(name, NO_STREAM, sealed))).p99!)
    }
    return latencies.sort((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? 0
  }

  for (let round = -1; round < Math.min(rounds, 3); round++) {
    const limit = readAndParse(join(dataDir, 'log', 'events.db'))
    const stopped = await rebuildBeside({ dataDir, names: ['cards'], shared: false })
    await withProjector(dataDir, async (engines) => {
      const running = await rebuildBeside({ dataDir, names: ['cards'], shared: true })
      const started = performance.now()
      const before = await appends(engines, () => performance.now() - started > 1000)
      let done = false
      const rebuilding = rebuildBeside({ dataDir, names: ['cards'], shared: true }).then(() => (done = true))
      const meanwhile = await appends(engines, () => done)
      await rebuilding
      if (round < 0) return
      limits.push(limit)
      alone.push(stopped.events / stopped.seconds)
      shared.push(running.events / running.seconds)
      idle.push(before)
      busy.push(meanwhile)
    })
  }
  const limit = median(limits)
  const [quiet, loud] = [median(idle), median(busy)]
  return [
    rebuilt(`rebuild of the cards from ${EVENTS.toLocaleString('en')} events`, median(alone), limit),
    rebuilt('the same beside a running platform', median(shared), limit),
    {
      id: 'G8',
      what: 'durable append p99 while a rebuild runs, against idle',
      unit: 'ms',
      measured: loud,
      limit: quiet,
      ratio: loud / quiet,
      realistic: { atMostRatio: 5 },
      extraordinary: { atMostRatio: 2 },
    },
  ]
}

const rebuilt = (what: string, measured: number, limit: number): Goal => ({
  id: 'G7',
  what,
  unit: 'events/s',
  measured,
  limit,
  ratio: measured / limit,
  realistic: { ratio: 0.14 },
  extraordinary: { ratio: 0.28 },
})

/** Engines with a process that folds what is written into the live cards: a rebuild waits for them at its end. */
const withProjector = (dataDir: string, work: (engines: Engines) => Promise<unknown>) =>
  withEngines(dataDir, async (engines) => {
    const { store, reads, bus, keys } = engines
    const projections = await startProjections(
      { store, reads, codec: makeCodec(keys), bus, changes: embeddedChangeFeed() },
      [cards],
    )
    const relay = await startRelay({ store, bus, checkpoints: reads })
    await work(engines)
    await relay.stop()
    await projections.stop()
  })

async function withEngines(dataDir: string, work: (engines: Engines) => Promise<unknown>) {
  const engines = await openEngines({ DATA_DIR: dataDir })
  try {
    await work(engines)
  } finally {
    await engines.close()
  }
}

function readAndParse(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true })
  const started = performance.now()
  let events = 0
  for (const row of db.prepare('SELECT body, meta FROM event ORDER BY stream, revision').iterate()) {
    JSON.parse(String(row.body))
    JSON.parse(String(row.meta))
    events++
  }
  const seconds = (performance.now() - started) / 1000
  db.close()
  return events / seconds
}
