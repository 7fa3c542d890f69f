import { allProjections } from '#projections/all.ts'
import { cards } from '#projections/board/cards.ts'
import { rebuildByPort } from '#projections/rebuild/rebuild-by-port.ts'
import type { AnyProjection } from '#projections/runtime/projection.ts'
import { codec as makeCodec } from '#infra/codec.ts'
import type { EventStore, Position } from '#infra/engines/event-store/event-store.ts'
import { openEngines } from '#infra/engines/open.ts'
import { startPeer } from '#test/peers/eventstoredb/start-peer.ts'
import { fill } from '../candidates.ts'
import { freshFolder, median } from '../harness.ts'
import type { Goal } from '../report.ts'

const asked = process.argv.indexOf('--events')
const EVENTS = asked < 0 ? 200_000 : Number(process.argv[asked + 1])
const PAGE = 1000

/**
 * Rebuilding read models of the folder from a log of 20 events a stream on an event store server, no platform running,
 * beside reading that log alone in the same round.
 */
export async function serverRebuildGoals(rounds: number): Promise<Goal[]> {
  const named = process.env.EVENTSTORE_URL
  const peer = named ? null : await startPeer(freshFolder())
  const engines = await openEngines({ DATA_DIR: freshFolder(), EVENTSTORE_URL: named ?? peer!.url })
  const codec = makeCodec(engines.keys)
  try {
    await fill(engines.store, codec, EVENTS / 20)
    const rebuild = async (projections: readonly AnyProjection[]) => {
      const { events, seconds } = await rebuildByPort({ ...engines, codec }, projections)
      return events / seconds
    }
    const [reading, all, board]: number[][] = [[], [], []]
    for (let round = 0; round < Math.min(rounds, 3); round++) {
      reading!.push(await readWhole(engines.store))
      all!.push(await rebuild(allProjections))
      board!.push(await rebuild([cards]))
    }
    const limit = median(reading!)
    return [
      rebuilt('all read models', median(all!), limit, { realistic: { ratio: 0.41 }, extraordinary: { ratio: 0.58 } }),
      rebuilt('the cards', median(board!), limit, { realistic: { ratio: 0.61 } }),
    ]
  } finally {
    await engines.close()
    await peer?.kill()
  }
}

/** Targets are 1.8 and 2.5 times what a real server gave when they were set: 0.23 and 0.34 of reading alone. */
const rebuilt = (
  what: string,
  measured: number,
  limit: number,
  targets: Pick<Goal, 'realistic' | 'extraordinary'>,
): Goal => ({
  id: 'server-rebuild',
  what: `rebuild of ${what} from ${EVENTS.toLocaleString('en')} events on a server; raw is reading them`,
  unit: 'events/s',
  measured,
  limit,
  ratio: measured / limit,
  ...targets,
})

async function readWhole(store: EventStore): Promise<number> {
  const began = performance.now()
  let events = 0
  for (let after: Position | null = null; ; ) {
    const page = await store.readAll(after, PAGE)
    if (page.length === 0) return events / ((performance.now() - began) / 1000)
    events += page.length
    after = page.at(-1)!.position
  }
}
