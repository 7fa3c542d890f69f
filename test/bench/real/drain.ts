import { rebuildByPort } from '#projections/rebuild/rebuild-by-port.ts'
import { cards } from '#projections/board/cards.ts'
import type { Platform } from '#services/platform.ts'
import type { Goal } from '../report.ts'
import { level, type Scene, theScene, written } from './scene.ts'

const asked = process.argv.indexOf('--events')
/** Waiting events that are drained; the figure is 100,000. */
const WAITING = asked < 0 ? 100_000 : Number(process.argv[asked + 1])
const COMPARED = Math.min(20_000, WAITING)
/** For a slower machine the figure says what it did until then. */
const ATMOST_MS = 45_000

type Drained = { rate: number; seconds: number; said: string }

/** Events wait in the log while no relay is at work; from its start on until every read model has them, all hops together. */
async function drained({ column, running }: Scene, platform: Platform, events: number): Promise<Drained> {
  await running.get('relay')!.stop()
  const ids = await written(platform, events)
  running.set('relay', await column.start(['relay']))
  const began = performance.now()
  const shown = await level(platform, ids, ATMOST_MS)
  const seconds = (performance.now() - began) / 1000
  return {
    rate: shown / seconds,
    seconds,
    said: shown < events ? `, ${shown.toLocaleString('en')} of them within ${seconds.toFixed(0)} s` : '',
  }
}

/** What waits, carried and folded by one projector and by two. */
export async function drainGoals(): Promise<Goal[]> {
  const scene = await theScene()
  const platform = await scene.platform()
  const one = await drained(scene, platform, COMPARED)
  await scene.column.start(['projector'])
  const two = await drained(scene, platform, COMPARED)
  const all = await drained(scene, platform, WAITING)
  return [
    {
      id: 'R2',
      what: `events into every read model, two projectors${two.said}; raw is one projector${one.said}`,
      unit: 'events/s',
      measured: two.rate,
      limit: one.rate,
      ratio: two.rate / one.rate,
      realistic: {},
    },
    {
      id: 'R2',
      what: `draining ${WAITING.toLocaleString('en')} waiting events, two projectors (${Math.round(all.rate).toLocaleString('en')}/s${all.said})`,
      unit: 's',
      measured: all.seconds,
      realistic: {},
    },
  ]
}

/** A read model built beside the live one from the event store, compared and switched. */
export async function rebuildGoals(): Promise<Goal[]> {
  const scene = await theScene()
  const platform = await scene.platform()
  const { store, reads, leases } = platform.engines
  // Six seconds of it are for all processes to notice what is live, whatever the size: the more events, the less they weigh.
  const wanted = asked < 0 ? COMPARED : WAITING
  if ((await store.countAfter(null, wanted)) < wanted) await level(platform, await written(platform, wanted), ATMOST_MS)
  const { events, seconds } = await rebuildByPort({ store, reads, leases, codec: platform.codec }, [cards])
  return [
    {
      id: 'B1',
      what: `rebuild of the board's cards from the event store, ${events.toLocaleString('en')} events, compared and switched`,
      unit: 'events/s',
      measured: events / seconds,
      realistic: { atLeast: 5000 },
    },
  ]
}
