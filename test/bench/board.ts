import { aliasOf } from '#contracts/candidate/anonymity.ts'
import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { searchable } from '#contracts/kernel/fold.ts'
import type { Column } from '#contracts/job/columns.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import type { Doc, ReadStore } from '#infra/engines/read-store/read-store.ts'
import type { CardDocument } from '#projections/board/card-document.ts'
import { cards } from '#projections/board/cards.ts'
import { boardReader } from '#projections/board/reader.ts'
import { companies } from '#projections/companies/companies.ts'
import { jobs } from '#projections/jobs/jobs.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { companyId, reviewer } from './candidates.ts'
import { compare, freshFolder, load, type Variant } from './harness.ts'
import type { Goal } from './report.ts'

export const asker: Asker = {
  kind: 'user',
  companyId,
  userId: reviewer,
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
}
const jobId = randomUUID()
const custom = [randomUUID(), randomUUID(), randomUUID()]
const columns: Column[] = ['default', ...custom, 'hired', 'rejected'].map(
  (id) => ({ id, title: id.slice(0, 8), kind: id.length > 10 ? 'custom' : id }) as Column,
)

export function card(
  i: number,
  [name, email]: [string, string] = [`Ada Byron ${i}`, `ada${i}@example.org`],
): Doc & CardDocument {
  const id = randomUUID()
  const at = new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString()
  const columnId = columns[i % columns.length]!.id
  return {
    _id: id,
    companyId,
    rev: 19,
    jobId,
    name,
    email,
    search: searchable(name, email),
    alias: searchable(aliasOf(id)),
    unmaskedBy: '',
    columnId,
    enteredColumnAt: at,
    movedBy: null,
    rank: `${at}~${id}`,
    trail: [],
    remindedAt: null,
    status: 'completed',
    rejected: columnId === 'rejected',
    source: 'direct',
    board: '',
    campaign: '',
    ratings: { [reviewer]: 4 },
    reviewers: ` ${reviewer}`,
    ratingsAvg: 4,
    totals: {},
    scorers: '',
    teamScore: null,
    points: {},
    skills: {},
    ai: null,
    aiScore: null,
    personalityScore: null,
    cloud: {},
    words: '',
    comments: 3,
    interviews: {},
    live: 'none',
    tags: [],
    tagged: '',
    chosen: '',
    numbers: {},
    days: {},
    answered: ['m1', 'm2', 'video'],
    recorded: ['q1', 'q2', 'q3'],
    posterId: null,
    journeyVersion: 1,
    addedAt: at,
    addedRank: `${at}~${id}`,
    invitedAt: null,
    startedAt: at,
    completedAt: at,
    lastActivityAt: at,
  } as Doc & CardDocument
}

/** The first page of a board: six columns of twenty cards with their counts. */
function firstPage(candidates: number): Variant {
  let store: ReadStore
  return {
    name: `${candidates}`,
    async setup() {
      store = embeddedReadStore(freshFolder())
      const collection = collectionOf(cards)
      for (const each of [cards, jobs, companies]) await store.ensure({ ...each, name: collectionOf(each) })
      for (let i = 0; i < candidates; i += 1000)
        await store.compareAndSet(
          Array.from({ length: 1000 }, (_, n) => ({ collection, expected: null, doc: card(i + n) })),
        )
    },
    run: () => {
      const reader = boardReader({ store, live: collectionOf })
      return load(600, 1, async () => {
        const page = await reader.boardPage(asker, jobId, columns, { hideRejected: false })
        if (page.total !== candidates || page.columns.some(({ cards: shown }) => shown.length !== 20))
          throw new Error('the page is not whole')
      })
    },
    close: () => store.close(),
  }
}

export async function boardGoals(rounds: number): Promise<Goal[]> {
  const results = await compare([firstPage(10_000), firstPage(100_000)], rounds)
  const [small, large] = [results.get('10000')!, results.get('100000')!]
  return [
    {
      id: 'G9',
      what: `first board page over 100,000 candidates, p99 (p50 ${large.p50!.toFixed(2)} ms, ${Math.round(large.rate!)} pages/s)`,
      unit: 'ms',
      measured: large.p99!,
      realistic: { atMost: 2 },
      extraordinary: { atMost: 0.6 },
    },
    {
      id: 'G9',
      what: 'its p99 against the one over 10,000',
      unit: 'ms',
      measured: large.p99!,
      limit: small.p99!,
      ratio: large.p99! / small.p99!,
      realistic: { atMostRatio: 1.5 },
    },
  ]
}
