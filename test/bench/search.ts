import { randomUUID } from 'node:crypto'
import { searchable } from '#contracts/kernel/fold.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import type { Doc, ReadStore } from '#infra/engines/read-store/read-store.ts'
import { cards } from '#projections/board/cards.ts'
import type { JobView } from '#projections/jobs/job-view.ts'
import { jobs } from '#projections/jobs/jobs.ts'
import { type AnyProjection, collectionOf } from '#projections/runtime/projection.ts'
import { searchReader } from '#projections/search/reader.ts'
import { users } from '#projections/users/users.ts'
import { asker, card } from './board.ts'
import { companyId } from './candidates.ts'
import { compare, freshFolder, load, type Variant } from './harness.ts'
import type { Goal } from './report.ts'

const given = [
  'Amara',
  'Zoë',
  'Łukasz',
  'Chiara',
  'Björn',
  'Nadia',
  'Søren',
  'Hugo',
  'Inês',
  'Jonas',
  'Kavya',
  'Mateo',
  'José',
  'Priya',
]
const family = [
  'Abara',
  'Müller',
  'Castillo',
  'Demir',
  'Østergård',
  'Fournier',
  'Gupta',
  'Haddad',
  'Kowalski',
  'Mensah',
  'O’Brien',
]
/** Typed letter by letter, as the palette is; by the middle of a word; two words; a name that does not exist; a whole address. */
const typed = [
  'a',
  'am',
  'ama',
  'amar',
  'amara',
  'zoe',
  'lukasz ko',
  'gaard',
  'ller',
  'jose mensah',
  'nobody at all',
  'q',
  'person77',
  'person9876@example.org',
  'engineer',
  'e',
]

function palette(candidates: number): Variant {
  let store: ReadStore
  const put = (of: AnyProjection, docs: Doc[]) =>
    store.compareAndSet(docs.map((doc) => ({ collection: collectionOf(of), expected: null, doc })))
  return {
    name: `${candidates}`,
    async setup() {
      store = embeddedReadStore(freshFolder())
      for (const { name, version, indexes, counters } of [cards, jobs, users])
        await store.ensure({ name: collectionOf({ name, version }), indexes, counters })
      for (let i = 0; i < candidates; i += 1000)
        await put(
          cards,
          Array.from({ length: 1000 }, (_, n) =>
            card(i + n, [
              `${given[(i + n) % given.length]} ${family[n % family.length]}`,
              `person${i + n}@example.org`,
            ]),
          ),
        )
      const job = (i: number) =>
        ({
          jobId: randomUUID(),
          title: `Engineer ${i}`,
          search: searchable(`Engineer ${i}`),
          status: 'active',
          updatedAt: new Date(1e12 + i).toISOString(),
          details: { location: '' },
        }) as JobView
      await put(
        jobs,
        Array.from({ length: 200 }, (_, i) => ({ _id: randomUUID(), companyId, rev: 3, ...job(i) })),
      )
      await put(
        users,
        Array.from({ length: 50 }, (_, i) => ({
          _id: randomUUID(),
          companyId,
          rev: 0,
          username: `Colleague ${i}`,
          email: `colleague${i}@example.org`,
          role: 'review',
          status: 'active',
        })),
      )
    },
    run() {
      const reader = searchReader({ store, live: collectionOf })
      return load(800, 1, async (i) => {
        const question = typed[i % typed.length]!
        const [people] = await Promise.all([
          reader.candidatesNamed(asker, question, 8),
          reader.jobsNamed(asker, question, 8),
          reader.usersNamed(asker, question, 8),
        ])
        if (question === 'lukasz ko' && people[0]?.name !== 'Łukasz Kowalski')
          throw new Error('the palette does not find whom it was asked for')
      })
    },
    close: () => store.close(),
  }
}

export async function searchGoals(rounds: number): Promise<Goal[]> {
  const results = await compare([palette(10_000), palette(100_000)], rounds)
  const [small, large] = [results.get('10000')!, results.get('100000')!]
  return [
    {
      id: 'G14',
      what: `a question of the palette over 10,000 candidates, p99 (p50 ${small.p50!.toFixed(2)} ms)`,
      unit: 'ms',
      measured: small.p99!,
      realistic: { atMost: 50 },
      extraordinary: { atMost: 15 },
    },
    {
      id: 'G14',
      what: `the same over 100,000 (p50 ${large.p50!.toFixed(2)} ms)`,
      unit: 'ms',
      measured: large.p99!,
      realistic: { atMost: 150 },
    },
  ]
}
