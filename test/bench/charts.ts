import { type ChartKey, charts } from '#contracts/analytics/charts.ts'
import type { Question } from '#contracts/analytics/ranges.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import { analysisReader } from '#projections/analytics/analysis.ts'
import { candidateFacts } from '#projections/analytics/facts.ts'
import { jobs } from '#projections/jobs/jobs.ts'
import { foldInto } from '#projections/runtime/fold.ts'
import { type AnyProjection, collectionOf } from '#projections/runtime/projection.ts'
import * as c from '#test/fixtures/candidate.ts'
import { backendJob, live } from '#test/fixtures/job.ts'
import { acme, admin } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { freshFolder, load } from './harness.ts'
import type { Goal } from './report.ts'

const CANDIDATES = 100_000
const DAY = 86_400_000
const DAYS = 730
const NOW = Date.UTC(2026, 10, 25, 12)
const WRITTEN_AT_ONCE = 1000
/** Each chart is requested so often in a round. */
const ASKED = 8

const ofTwoYears: Question = { range: '24m', job: [], source: [], compare: true, group: 'source' }
const moment = (at: number) => new Date(at).toISOString()

/** How far candidates come: all start, most complete, fewer are reviewed, the fewest are hired. */
const lives: CandidateEvent[][] = [
  [c.adaStarted],
  [c.adaAdded, c.adaInvited, c.adaStarted],
  [c.adaStarted, c.adaSubmitted, c.adaUploaded, c.adaCompleted],
  [c.adaStarted, c.adaSubmitted, c.adaUploaded, c.adaCompleted, c.adaRated(3)],
  [c.adaStarted, c.adaSubmitted, c.adaUploaded, c.adaCompleted, c.adaRated(2), c.adaRejected('default')],
  [c.adaStarted, c.adaSubmitted, c.adaUploaded, c.adaCompleted, c.adaRated(5), c.adaMoved('default', 'hired')],
]

/** Every chart over 100,000 candidates of two years, compared with the two years before; as it is, and as it was. */
export async function chartGoals(rounds: number): Promise<Goal[]> {
  const store = embeddedReadStore(freshFolder())
  try {
    for (const projection of [jobs, candidateFacts])
      await store.ensure({ ...projection, name: collectionOf(projection) })
    await store.compareAndSet([written(jobs, recorded(streamName(acme, 'job', backendJob), live()))])
    for (let from = 0; from < CANDIDATES; from += WRITTEN_AT_ONCE)
      await store.compareAndSet(
        Array.from({ length: WRITTEN_AT_ONCE }, (_, n) => written(candidateFacts, lived(from + n))),
      )
    // The platform's feed tells what is written; here nothing is any more.
    const changes = { watch: () => () => {}, onMissed: () => () => {} }
    const { analysis } = analysisReader({ store, live: collectionOf, changes })
    const ask = async (question: Question, wanted: readonly ChartKey[]) => {
      const { total } = await analysis(admin, question, wanted, moment(NOW))
      if (total !== CANDIDATES) throw new Error(`${total} candidates were counted`)
    }
    const opened = performance.now()
    await ask(ofTwoYears, ['applications'])
    const first = performance.now() - opened

    const times = ASKED * Math.min(rounds, 5)
    const each = new Map<ChartKey, number>()
    for (const chart of Object.keys(charts) as ChartKey[])
      each.set(chart, (await load(times, 1, () => ask({ ...ofTwoYears, job: [backendJob] }, [chart]))).p99!)
    const [slowest, p99] = [...each].reduce((worst, one) => (one[1] > worst[1] ? one : worst))
    const dayOf = (i: number) => moment(NOW - (1 + ((i * 37) % DAYS)) * DAY).slice(0, 10)
    const day = (await load(times, 1, (i) => ask({ ...ofTwoYears, asOf: dayOf(i) }, ['funnel']))).p99!
    const minuteOf = (i: number) => moment(NOW - ((i * 37 * DAY + i * 61_000) % (DAYS * DAY))).slice(0, 16)
    const minute = (await load(times, 1, (i) => ask({ ...ofTwoYears, asOf: minuteOf(i) }, ['funnel']))).p99!
    const of = '100,000 candidates of 24 months'
    const goal = (id: string, what: string, measured: number, atMost: number): Goal => ({
      id,
      what,
      unit: 'ms',
      measured,
      realistic: { atMost },
    })
    return [
      goal('charts', `the slowest of ${each.size} charts (${slowest}) over ${of}, p99`, p99, 300),
      goal('charts-day', `the funnel of ${of} as of a day's end, p99`, day, 1000),
      goal('charts-moment', `the funnel of ${of} as of any minute, p99`, minute, 5000),
      goal('charts-first', `the first chart over ${of} after a start, when none is in memory`, first, 5000),
    ]
  } finally {
    await store.close()
  }
}

const written = (projection: AnyProjection, events: readonly Recorded[]) => ({
  collection: collectionOf(projection),
  expected: null,
  doc: foldInto(projection, null, [...events]),
})

function lived(n: number): Recorded[] {
  const id = `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`
  const began = NOW - DAYS * DAY + Math.floor((n / CANDIDATES) * DAYS * DAY)
  const events: Recorded[] = recorded(streamName(acme, 'candidate', id), lives[n % lives.length]!)
  return events.map((event, step) => ({
    ...event,
    occurredAt: moment(Math.min(began + step * (1 + (n % 9)) * (DAY / 4), NOW)),
  }))
}
