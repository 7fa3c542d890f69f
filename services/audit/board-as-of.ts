import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { type BoardPage, type Card, CARDS_PER_COLUMN, MAX_CARDS_PER_PAGE, rankOf } from '#contracts/views/board.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { CardDocument } from '#projections/board/card-document.ts'
import { cards } from '#projections/board/cards.ts'
import { cardOf } from '#projections/board/shown-card.ts'
import { averageOf } from '#contracts/candidate/average.ts'
import type { JobView } from '#projections/jobs/job-view.ts'
import { jobs } from '#projections/jobs/jobs.ts'
import { foldInto } from '#projections/runtime/fold.ts'
import type { AnyProjection } from '#projections/runtime/projection.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Core } from '../core/core.ts'
import { allowOnJob } from '../core/authorize.ts'
import { timelines } from './timelines.ts'
import { until } from './until.ts'

/** So many candidates are folded within a request; a larger job needs an export. */
export const MOST_CANDIDATES = 50_000
/** Of a column that is read on its own. */
const WHOLE_COLUMN = 1000
/** Others get their turn after this much work. */
const SLICE_MS = 8

export type BoardAsOf = { at: string; title: string; status: string; board: BoardPage }

/**
 * The board of a job as it was: every candidate's stream folded up to the instant, and the job's columns of then.
 * A candidate whose last event is not younger than the instant is the present card. Null before the job existed.
 */
export const boardAsOf = (core: Core) => {
  const streams = timelines(core)
  return async (
    asker: Asker,
    jobId: JobId,
    at: string,
    { hideRejected = false, column }: { hideRejected?: boolean; column?: string | undefined } = {},
  ): Promise<BoardAsOf | null> => {
    await allowOnJob(core, asker, 'candidates.read', jobId)
    const job = foldUntil(jobs, await streams.of(streamName(asker.companyId, 'job', jobId)), at)
    if (!job) return null
    const { title, status, columns } = job as Doc & JobView
    const all = await cardsAsOf(core, asker, jobId, at, streams)
    return { at, title, status, board: pageOf(columns, all, hideRejected, column) }
  }
}

/** Every card there was, in no order. */
export async function cardsAsOf(
  core: Core,
  asker: Asker,
  jobId: JobId,
  at: string,
  streams = timelines(core),
): Promise<Card[]> {
  const { companyId } = asker
  const live = await core.reads.store.find(core.reads.live(cards), {
    filter: { companyId, jobId, addedAt: { $lte: at } },
    limit: MOST_CANDIDATES + 1,
  })
  if (live.length > MOST_CANDIDATES)
    throw new Rejected('query/too-expensive', 'This job has too many candidates for an earlier moment to be shown here')
  const hides = await core.readers.hiddenRatingsOn(asker, jobId)
  const found: Card[] = []
  const turn = turns()
  for (const doc of live) {
    const stream = streamName(companyId, 'candidate', doc._id)
    const last =
      streams.known(stream, doc.rev)?.[doc.rev] ??
      (await core.engines.store.read(stream, { from: doc.rev, limit: 1 }))[0]
    const then = last && last.occurredAt <= at ? doc : foldUntil(cards, await streams.of(stream, doc.rev), at)
    // Whose ratings are shown is a question of today: one's own may be younger than the moment, or taken back since.
    const given = Object.keys((doc as Doc & CardDocument).ratings)
    if (then) found.push(cardOf(then, { hides: () => hides(given) }))
    await turn()
  }
  for (const id of await core.readers.deletedOf(asker, jobId)) {
    const then = foldUntil(cards, await streams.of(streamName(companyId, 'candidate', id)), at)
    if (then) found.push(cardOf(then, { hides }))
    await turn()
  }
  return found
}

function foldUntil(projection: AnyProjection, events: readonly Recorded[], at: string): Doc | null {
  const recorded = until(events, at)
  if (recorded.length === 0) return null
  const doc = foldInto(projection, null, recorded)
  return doc.dead ? null : doc
}

/** `only` shows that column further down, and nothing of the others. */
function pageOf(columns: JobView['columns'], all: Card[], hideRejected: boolean, only?: string): BoardPage {
  const hidden = (kind: string) => hideRejected && kind === 'rejected'
  const room = (id: string) => (only === undefined ? perColumn : id === only ? WHOLE_COLUMN : 0)
  const perColumn = Math.min(
    CARDS_PER_COLUMN,
    Math.floor(MAX_CARDS_PER_PAGE / Math.max(1, columns.filter(({ kind }) => !hidden(kind)).length)),
  )
  return {
    total: all.length,
    columns: columns.map((column) => {
      const here = all.filter(({ columnId }) => columnId === column.id).sort((a, b) => (rankOf(a) < rankOf(b) ? 1 : -1))
      const shown = hidden(column.kind) ? [] : here.slice(0, room(column.id))
      const stars = here.flatMap(({ rating }) => rating ?? [])
      return {
        ...column,
        count: here.length,
        rating: averageOf(stars),
        cards: shown,
        more: !hidden(column.kind) && here.length > shown.length,
      }
    }),
  }
}

/** Yields to other work after a while. */
function turns() {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < SLICE_MS) return
    await new Promise((done) => setImmediate(done))
    began = performance.now()
  }
}
