import { randomUUID } from 'node:crypto'
import type { CandidateFilter } from '#contracts/candidate/filter.ts'
import { spokenText } from '#contracts/candidate/spoken.ts'
import { companies } from '#projections/companies/companies.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import type { Doc, ReadStore } from '#infra/engines/read-store/read-store.ts'
import type { CardDocument } from '#projections/board/card-document.ts'
import { cards } from '#projections/board/cards.ts'
import { candidateListReader } from '#projections/candidates/list-reader.ts'
import { jobs } from '#projections/jobs/jobs.ts'
import { type AnyProjection, collectionOf, specOf } from '#projections/runtime/projection.ts'
import { spoken, type SpokenView } from '#projections/spoken/spoken.ts'
import { asker, card } from './board.ts'
import { companyId } from './candidates.ts'
import { compare, freshFolder, load, type Variant } from './harness.ts'
import type { Goal } from './report.ts'

const CANDIDATES = 100_000
const TRANSCRIPTS = 2000
/** Of one filter in a round. */
const MOST_MS = 8000
const job = randomUUID()
const sources = ['direct', 'referral', 'api', 'invitation'] as CardDocument['source'][]

/** Values of all kinds, none of which goes with another. */
function varied(i: number): Doc & CardDocument {
  const score = (i * 37) % 101
  return {
    ...card(i),
    jobId: job,
    status: i % 3 === 0 ? 'started' : 'completed',
    source: sources[i % sources.length]!,
    comments: (i >> 3) % 2,
    ratingsAvg: i % 5 === 0 ? null : 1 + ((i * 7) % 41) / 10,
    teamScore: i % 4 === 0 ? null : score,
    skills: { lead: (i * 13) % 101, write: (i * 29) % 101 },
    numbers: { years: i % 40, salary: 30_000 + ((i * 17) % 600) * 100 },
    days: { start: `2026-${String(1 + (i % 12)).padStart(2, '0')}-15` },
    chosen: ` shift~${['day', 'night', 'late'][i % 3]}  tools~${['a', 'b', 'c', 'd'][(i >> 2) % 4]} `,
    words: ` word${i % 500}  word${(i * 3) % 700} `,
  }
}
const common = 'the team built a service for orders and we measured every release before it went to customers'.split(
  ' ',
)
/** As long as two recordings of two minutes. */
function said(i: number, id: string): Doc & SpokenView {
  const sentences = Array.from({ length: 50 }, (_, line) => ({
    start: line * 5,
    text: `${common.map((_word, at) => common[(at * (i + 1) + line) % common.length]).join(' ')} topic${(i * 50 + line) % 1000}.`,
  }))
  return {
    ...{ _id: id, companyId, rev: 9, jobId: job, journeyVersion: 1, completedAt: null },
    takes: [{ recordingId: randomUUID(), moduleId: 'video', questionId: 'q1', sentences }],
    text: spokenText(sentences.map(({ text }) => text)),
    rank: `${new Date(1e12 + i).toISOString()}~${id}`,
  }
}

const stages = { columns: ['default'] }
const questions: Record<string, CandidateFilter> = {
  indexed: {
    ...{
      statuses: ['completed'],
      sources: ['direct', 'api'],
      comments: 'some',
      rating: { is: 'between', value: 3, to: 4.5 },
    },
    score: { is: 'gt', value: 60 },
  },
  text: { ...stages, sources: ['api'], rating: 3, score: { is: 'lt', value: 70 }, search: 'byron 99' },
  answers: {
    ...{ statuses: ['completed'], score: { is: 'ne', value: 50 } },
    answers: [{ moduleId: 'shift', optionId: 'night' }],
    given: [
      { moduleId: 'years', is: 'between', value: 5, to: 9 },
      { moduleId: 'start', is: 'gt', value: '2026-06-01' },
    ],
  },
  skills: {
    ...{ statuses: ['completed'], rating: 2, words: ['word12', 'word13'] },
    skills: [
      { metricId: 'lead', condition: { is: 'gt', value: 60 } },
      { metricId: 'write', condition: { is: 'ne', value: 10 } },
    ],
  },
  // Words of one topic, and words that every transcript has.
  says: {
    statuses: ['completed'],
    rating: 2,
    comments: 'none',
    score: { is: 'gt', value: 5 },
    says: 'topic17 customers',
  },
  everybody: { says: 'the team' },
}

function filters(): Variant {
  let store: ReadStore
  const put = (of: AnyProjection, docs: Doc[]) =>
    store.compareAndSet(docs.map((doc) => ({ collection: collectionOf(of), expected: null, doc })))
  return {
    name: 'filters',
    async setup() {
      store = embeddedReadStore(freshFolder())
      for (const each of [cards, jobs, companies, spoken]) await store.ensure(specOf(each))
      const heard: string[] = []
      for (let i = 0; i < CANDIDATES; i += 1000) {
        const docs = Array.from({ length: 1000 }, (_, n) => varied(i + n))
        await put(cards, docs)
        heard.push(...docs.slice(0, TRANSCRIPTS / (CANDIDATES / 1000)).map(({ _id }) => _id))
      }
      for (let i = 0; i < TRANSCRIPTS; i += 100)
        await put(
          spoken,
          heard.slice(i, i + 100).map((id, n) => said(i + n, id)),
        )
    },
    async run() {
      const reader = candidateListReader({ store, live: collectionOf })
      const order = { by: 'added', descending: true } as const
      const figures: Record<string, number> = {}
      for (const [name, filter] of Object.entries(questions)) {
        const call = async () => {
          const { rows } = await reader.candidateList(asker, { jobId: job, ...filter, order, page: 1 })
          if (rows.length === 0) throw new Error(`the filter ${name} finds no candidate`)
        }
        const page = await load(300, 1, call, MOST_MS)
        const number = await load(300, 1, () => reader.candidateCount(asker, { jobId: job, ...filter }), MOST_MS)
        figures[`${name}Number`] = number.p50!
        figures[`${name}50`] = page.p50!
        figures[`${name}99`] = page.p99!
      }
      return figures
    },
    close: () => store.close(),
  }
}

export async function filterGoals(rounds: number): Promise<Goal[]> {
  const figures = (await compare([filters()], rounds)).get('filters')!
  const goal = (name: string, what: string, atMost: number): Goal => ({
    ...{
      id: 'filters',
      what: `${what}, p99 (p50 ${figures[`${name}50`]!.toFixed(1)} ms; the number, which the page asks for once it is there, p50 ${figures[`${name}Number`]!.toFixed(0)} ms)`,
      unit: 'ms',
    },
    measured: figures[`${name}99`]!,
    realistic: { atMost },
  })
  return [
    goal('indexed', 'first page of five conditions on indexed fields over 100,000 candidates', 30),
    goal('text', 'the same with free text', 300),
    goal('answers', 'the same with answers: chosen, a number, a day', 300),
    goal('skills', 'the same with skills and words', 300),
    goal('says', 'the same with words of 2,000 transcripts', 300),
    goal('everybody', 'words that each of 2,000 transcripts says', 300),
  ]
}
