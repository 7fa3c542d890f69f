import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { codec as makeCodec, type Codec } from '#infra/codec.ts'
import { embeddedEventBus } from '#infra/engines/event-bus/embedded.ts'
import { embeddedEventStore } from '#infra/engines/event-store/embedded.ts'
import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import { embeddedKeyRing } from '#infra/engines/key-ring/embedded.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { readEnv } from '#infra/env.ts'
import { cards } from '#projections/board/cards.ts'
import { applyRecords } from '#projections/runtime/apply.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { openPlatform } from '#services/platform.ts'
import { startRelay } from '#services/relay/relay.ts'
import { companyId, fill, fillInterleaved, reviewer } from './candidates.ts'
import { compare, freshFolder, type Measured, median, percentile, processorTime, type Variant } from './harness.ts'
import type { Goal } from './report.ts'

const ENTITIES = 1000
const EVENTS = ENTITIES * 20
const BATCH = 500

/** The limit: rows in, JSON parsed, one compare-and-set fold per event, a commit per 500. */
function raw(): Variant {
  let log: DatabaseSync
  let round = 0
  return {
    name: 'raw',
    setup() {
      log = new DatabaseSync(join(freshFolder(), 'log.db'))
      log.exec('CREATE TABLE event (pos INTEGER PRIMARY KEY, stream TEXT, rev INTEGER, data TEXT) STRICT; BEGIN')
      const insert = log.prepare('INSERT INTO event (stream, rev, data) VALUES (?, ?, ?)')
      const note = 'x'.repeat(420)
      for (let rev = 0; rev < 20; rev++)
        for (let s = 0; s < ENTITIES; s++)
          insert.run(
            `candidate-${s}`,
            rev,
            JSON.stringify({ candidate: `candidate-${s}`, stage: 'hired', rank: rev, note }),
          )
      log.exec('COMMIT')
    },
    run() {
      const db = new DatabaseSync(join(freshFolder(), `docs-${round++}.db`))
      db.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE doc (id TEXT PRIMARY KEY, rev INTEGER NOT NULL, doc TEXT NOT NULL) STRICT, WITHOUT ROWID',
      )
      const page = log.prepare('SELECT * FROM event WHERE pos > ? ORDER BY pos LIMIT ?')
      const get = db.prepare('SELECT rev, doc FROM doc WHERE id = ?')
      const insert = db.prepare('INSERT INTO doc VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
      const update = db.prepare('UPDATE doc SET rev = ?, doc = ? WHERE id = ? AND rev = ?')
      const [started, before] = [performance.now(), processorTime()]
      for (let at = 0; at < EVENTS; ) {
        const rows = page.all(at, BATCH) as unknown as { pos: number; stream: string; rev: number; data: string }[]
        db.exec('BEGIN')
        for (const { pos, stream, rev, data } of rows) {
          const row = get.get(stream)
          const doc = row ? (JSON.parse(String(row.doc)) as object) : { labels: ['a'], email: 'ada@example.org' }
          const text = JSON.stringify({ ...doc, ...(JSON.parse(data) as object), rev })
          if (row) update.run(rev, text, stream, rev - 1)
          else insert.run(stream, rev, text)
          at = pos
        }
        db.exec('COMMIT')
      }
      const [seconds, cpu] = [(performance.now() - started) / 1000, (processorTime() - before) / EVENTS]
      db.close()
      return { rate: EVENTS / seconds, cpu }
    },
    close: () => log.close(),
  }
}

/** The product's own path over the same number of events: log, relay, bus, decrypt, decode, fold, compare-and-set with counters and indexes. */
function product(): Variant {
  let store: EventStore
  let codec: Codec
  const keys = embeddedKeyRing(freshFolder())
  return {
    name: 'product',
    async setup() {
      store = embeddedEventStore(freshFolder())
      codec = makeCodec(keys)
      await fillInterleaved(store, codec, ENTITIES)
    },
    async run() {
      const reads: ReadStore = embeddedReadStore(freshFolder())
      const collection = collectionOf(cards)
      await reads.ensure({ name: collection, indexes: cards.indexes, counters: cards.counters })
      const bus = embeddedEventBus()
      const caughtUp = Promise.withResolvers<void>()
      let applied = 0
      await bus.consume('proj.cards', [cards.category], async (records) => {
        await applyRecords({ store, reads, codec }, cards, collection, records)
        if ((applied += records.length) === EVENTS) caughtUp.resolve()
      })
      const [started, before] = [performance.now(), processorTime()]
      const relay = await startRelay({ store, bus, checkpoints: reads })
      await caughtUp.promise
      const [seconds, cpu] = [(performance.now() - started) / 1000, (processorTime() - before) / EVENTS]
      await relay.stop()
      await bus.close()
      const documents = await reads.count(collection, { rev: 19 })
      if (documents !== ENTITIES) throw new Error(`${documents} documents of ${ENTITIES} are complete`)
      await reads.close()
      return { rate: EVENTS / seconds, cpu }
    },
    async close() {
      await store.close()
      await keys.close()
    },
  }
}

const RATE = 200
const SECONDS = 5

/** Commands at a steady rate against the whole platform; how long until the board's card shows each. */
async function visibility(rounds: number): Promise<Measured> {
  const platform = await openPlatform(readEnv({ DATA_DIR: freshFolder() }))
  const asker: Asker = {
    kind: 'user',
    companyId,
    userId: reviewer,
    role: 'admin',
    creator: true,
    permissions: permissionsOf.admin,
  }
  const ids = await fill(platform.engines.store, platform.codec, 500)
  const stream = (id: string) => streamName(companyId, 'candidate', id)
  for (const id of ids) await platform.caughtUp({ [stream(id)]: 19 }, 60_000)
  const p50: number[] = []
  const p99: number[] = []
  for (let round = -1; round < rounds; round++) {
    const lags: number[] = []
    const pending: Promise<void>[] = []
    const started = performance.now()
    for (let i = 0; i < RATE * SECONDS; i++) {
      const wait = started + (i * 1000) / RATE - performance.now()
      if (wait > 0) await new Promise((done) => setTimeout(done, wait))
      const id = ids[(i + round * 7) % ids.length < 0 ? 0 : (i + round * 7) % ids.length]!
      pending.push(
        platform.commands
          .handle(
            candidateDecider,
            id,
            {
              type: 'CommentOnCandidate',
              data: { candidateId: id, commentId: randomUUID(), text: 'Clear answer', at: null },
            },
            platform.context(asker),
          )
          .then(async ({ token }) => {
            const accepted = performance.now()
            if ((await platform.caughtUp(token)).length > 0) throw new Error('not visible within two seconds')
            lags.push(performance.now() - accepted)
          }),
      )
    }
    await Promise.all(pending)
    if (round < 0) continue
    p50.push(percentile(lags, 0.5))
    p99.push(percentile(lags, 0.99))
  }
  await platform.close()
  return { p50: median(p50), p99: median(p99) }
}

export async function projectionGoals(rounds: number): Promise<Goal[]> {
  const results = await compare([raw(), product()], rounds)
  const [limits, own] = [results.get('raw')!, results.get('product')!]
  const [limit, measured] = [limits.rate!, own.rate!]
  const visible = await visibility(Math.min(rounds, 3))
  return [
    {
      id: 'G6',
      what: `projection catch-up: board cards of 1,000 candidates, 20 events each; ${own.cpu!.toFixed(0)} us of processor time per event, raw ${limits.cpu!.toFixed(0)}`,
      unit: 'events/s',
      measured,
      limit,
      ratio: measured / limit,
      realistic: { ratio: 0.19, shown: 30_000 },
      extraordinary: { ratio: 0.51, shown: 80_000 },
    },
    {
      id: 'G6',
      what: `command accepted to every read model showing it, p99 at ${RATE} commands/s (p50 ${visible.p50!.toFixed(1)} ms)`,
      unit: 'ms',
      measured: visible.p99!,
      realistic: { atMost: 25 },
    },
  ]
}
