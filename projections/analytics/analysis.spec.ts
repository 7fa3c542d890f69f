import fc from 'fast-check'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChartKey, charts } from '#contracts/analytics/charts.ts'
import { groupQuestion, groups, type Question } from '#contracts/analytics/ranges.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { Change } from '#infra/engines/change-feed/change-feed.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import * as c from '#test/fixtures/candidate.ts'
import { backendJob, live } from '#test/fixtures/job.ts'
import { acme, admin, rita, stranger } from '#test/fixtures/people.ts'
import { minutesPastNoon as at, recorded } from '#test/fixtures/recorded.ts'
import { jobs } from '../jobs/jobs.ts'
import { foldInto } from '../runtime/fold.ts'
import { type AnyProjection, collectionOf } from '../runtime/projection.ts'
import { analysisReader } from './analysis.ts'
import { candidateFacts } from './facts.ts'

const folder = mkdtempSync(join(tmpdir(), 'hirelog-analysis-'))
let store: ReadStore
let tell: (changes: Change[]) => void = () => {}
const changes = {
  watch: (watcher: (changes: Change[]) => void) => {
    tell = watcher
    return () => {}
  },
  onMissed: () => () => {},
}
const reader = () => analysisReader({ store, live: collectionOf, changes })
const later = at(60)
const everything: Question = { range: 'all', job: [], source: [], compare: false }
const ofJob: Question = { ...everything, job: [backendJob] }
const allCharts = Object.keys(charts) as ChartKey[]

const idOf = (n: number) => `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`
const streamOf = (n: number) => streamName(acme, 'candidate', idOf(n))

async function put(projection: AnyProjection, id: string, events: Recorded[]) {
  const collection = collectionOf(projection)
  const before = await store.get(collection, id)
  const doc = foldInto(projection, null, events)
  await store.compareAndSet([{ collection, expected: before?.rev ?? null, doc }])
}
const candidate = (n: number, ...events: CandidateEvent[]) =>
  put(candidateFacts, idOf(n), recorded(streamOf(n), events))
const counted = async (question: Question, chart: ChartKey) =>
  Object.fromEntries(
    (await reader().analysis(admin, question, [chart], later)).charts[chart]!.map(({ key, count }) => [key, count]),
  )

beforeAll(async () => {
  store = embeddedReadStore(folder)
  for (const projection of [jobs, candidateFacts]) await store.ensure({ ...projection, name: collectionOf(projection) })
  await put(jobs, backendJob, recorded(streamName(acme, 'job', backendJob), live()))
  await candidate(1, c.adaAdded)
  await candidate(2, c.adaAdded, c.adaInvited, c.adaStarted)
  await candidate(
    3,
    c.adaStarted,
    c.adaSubmitted,
    c.adaUploaded,
    c.adaCompleted,
    c.adaRated(4),
    c.adaMoved('default', 'hired'),
  )
  await candidate(4, c.adaStarted, c.adaMoved('default', 'hired'), c.adaMoveUndone('hired', 'default'))
  await candidate(5, c.adaStarted, c.adaCommented, c.adaRejected('default'))
  await candidate(6, c.adaStarted, { type: 'CandidateDeleted', data: {} })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('figures', () => {
  it('say how far those who came have come; an undone move and a deleted candidate count for nothing', async () => {
    expect(await counted(everything, 'funnel')).toEqual({ added: 5, started: 4, completed: 2, reviewed: 2, hired: 1 })
    expect(await counted(ofJob, 'stages')).toEqual({ default: 5, hired: 1 })
    expect(await counted(ofJob, 'here')).toEqual({ default: 3, hired: 1, rejected: 1 })
    expect(await counted(everything, 'rejections')).toEqual({ default: 1 })
    expect(await counted(everything, 'reviewers')).toEqual({ [rita]: 2 })
    expect(await counted(everything, 'stars')).toEqual({ [`${rita}/4`]: 1 })
    expect(await counted(everything, 'ages')).toEqual({ '1-7': 3, '8-30': 0, '31-90': 0, '90+': 0 })
    expect(await counted({ ...everything, source: ['invitation'] }, 'sources')).toMatchObject({
      invitation: 2,
      direct: 0,
    })
  })

  it('measure what ended', async () => {
    const { durations, stages } = await reader().analysis(admin, ofJob, ['timeToHire', 'staysEnded'], later)
    expect(durations.timeToHire!.spread).toMatchObject({ count: 1, median: 300 })
    expect(stages.find(({ key }) => key === 'default')).toMatchObject({ ended: { count: 2, median: 120 }, here: 3 })
  })

  it('open as many rows as they say, each of them', async () => {
    const { charts: figures } = await reader().analysis(admin, ofJob, allCharts, later)
    for (const chart of allCharts)
      for (const { key, count } of figures[chart]!)
        expect([chart, key, (await reader().analysisRows(admin, ofJob, { chart, key }, later)).ids.length]).toEqual([
          chart,
          key,
          count,
        ])
  })

  it('are filtered by any field, and add up over the values of each', async () => {
    const { totals } = await reader().analysis(admin, everything, [], later)
    for (const group of groups) {
      const asked = { ...everything, group }
      const { breakdown, groups: lines } = await reader().analysis(admin, asked, ['applications', 'hired'], later)
      for (const key of ['applications', 'completed', 'hired', 'rejected'] as const)
        expect([group, key, breakdown.reduce((sum, row) => sum + row.totals[key], 0)]).toEqual([
          group,
          key,
          totals[key].value,
        ])
      const sum = (counts: number[]) => counts.reduce((a, b) => a + b, 0)
      expect(sum(lines.applications!.map(({ counts }) => sum(counts)))).toBe(totals.applications.value)
      for (const { key, totals: of } of breakdown) {
        const one = groupQuestion(asked, group, key)
        const rows = await reader().analysisRows(admin, one, { chart: 'applications', key: 'all' }, later)
        expect([group, key, rows.ids.length]).toEqual([group, key, of.applications])
      }
    }
    const where = { stars: ['4'], stage: ['hired'] }
    expect(await counted({ ...everything, where }, 'sources')).toMatchObject({ direct: 1 })
    expect(await counted({ ...everything, where: { ...where, reviewer: ['none'] } }, 'sources')).toMatchObject({
      direct: 0,
    })
  })

  it('say why candidates were rejected: by a reason of the list, own words, an answer, or without any', async () => {
    const rejected = (reasonId?: string, reason = ''): CandidateEvent => ({
      type: 'CandidateRejected',
      data: { from: 'default', reason, batchId: null, ...(reasonId && { reasonId }) },
    })
    await candidate(21, c.adaStarted, rejected('skills', 'Skills do not match'))
    await candidate(22, c.adaStarted, rejected(), c.adaMoved('rejected', 'default'))
    await candidate(23, c.adaStarted, rejected())
    await candidate(24, c.adaStarted, { type: 'CandidateAutoRejected', data: { moduleId: 'permit', from: 'default' } })
    // Out of rejected and back by an undo: the reason is still the one that was given.
    await candidate(
      25,
      c.adaStarted,
      rejected('skills'),
      c.adaMoved('rejected', 'hired'),
      c.adaMoveUndone('hired', 'rejected'),
    )
    expect(await counted(everything, 'reasons')).toEqual({ own: 1, skills: 2, unsaid: 1, answer: 1 })
    const { values } = await reader().analysis(admin, everything, [], later)
    expect(values.reason.toSorted()).toEqual(['answer', 'own', 'skills', 'unsaid'])
    for (const n of [21, 22, 23, 24, 25]) await candidate(n, c.adaStarted, { type: 'CandidateDeleted', data: {} })
  })

  it('of another company are nothing', async () => {
    const { total, jobs: known } = await reader().analysis(stranger, everything, ['funnel'], later)
    expect([total, known]).toEqual([0, []])
  })

  it('compare with the same length of time before', async () => {
    const tomorrow = at(24 * 60)
    const { totals } = await reader().analysis(admin, { ...everything, range: '7d', compare: true }, [], tomorrow)
    expect(totals.applications).toMatchObject({ value: 5, before: 0 })
    const week = await reader().analysis(admin, { ...everything, range: '7d', compare: true }, [], at(8 * 24 * 60))
    expect(week.totals.applications).toMatchObject({ value: 0, before: 5 })
  })
})

it('what is held in memory follows what is written', async () => {
  const held = reader()
  const total = async () => (await held.analysis(admin, everything, [], later)).total
  expect(await total()).toBe(5)
  // Older than what is known, so that only the feed can tell.
  await candidate(7, c.adaAdded)
  tell([{ projection: candidateFacts.name, companyId: acme, id: idOf(7), rev: 0 }])
  expect(await total()).toBe(6)
  await candidate(7, c.adaAdded, { type: 'CandidateDeleted', data: {} })
  tell([{ projection: candidateFacts.name, companyId: acme, id: idOf(7), rev: 1 }])
  expect(await total()).toBe(5)
  // Newer than anything known, and its notice is on its way.
  await candidate(
    8,
    c.adaAdded,
    c.adaInvited,
    c.adaStarted,
    c.adaFinished(0),
    c.adaCompleted,
    c.adaRated(1),
    c.adaRated(2),
    c.adaRated(3),
  )
  expect(await total()).toBe(6)
  await candidate(8, c.adaAdded, { type: 'CandidateDeleted', data: {} })
})

const steps = fc.array(
  fc.constantFrom<CandidateEvent>(
    c.adaInvited,
    c.adaSubmitted,
    c.adaUploaded,
    c.adaCompleted,
    c.adaRated(2),
    c.adaRated(5),
    c.adaCommented,
    c.adaMoved('default', 'hired'),
    c.adaRejected('default'),
    c.adaMoved('rejected', 'default'),
  ),
  { maxLength: 12 },
)

describe('for any history', () => {
  const n = 9
  it('figures are a fold of the log: as of a moment they are those of the log up to it', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 0, max: 12 }), async (events, upTo) => {
        const all = recorded(streamOf(n), [c.adaStarted, ...events]) as Recorded[]
        const until = all.filter(({ occurredAt }) => occurredAt <= at(upTo))
        const figures = async () => {
          const {
            charts: said,
            totals,
            stages,
          } = await analysisReader({ store, live: collectionOf }).analysis(
            admin,
            { ...ofJob, asOf: at(upTo).slice(0, 16) },
            allCharts,
            later,
          )
          return { said, totals, stages }
        }
        await put(candidateFacts, idOf(n), all)
        const looked = await figures()
        await put(candidateFacts, idOf(n), until)
        expect(looked).toEqual(await figures())
      }),
      { numRuns: 60 },
    )
    await candidate(n, c.adaStarted, { type: 'CandidateDeleted', data: {} })
  })

  it('totals are what counting the events of the log comes to', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (events) => {
        const all = recorded(streamOf(n), [c.adaStarted, ...events]) as Recorded<CandidateEvent>[]
        await candidate(n, c.adaStarted, { type: 'CandidateDeleted', data: {} })
        const before = (await reader().analysis(admin, everything, [], later)).totals
        await put(candidateFacts, idOf(n), all)
        const after = (await analysisReader({ store, live: collectionOf }).analysis(admin, everything, [], later))
          .totals
        const has = (...types: string[]) => (all.some(({ event }) => types.includes(event.type)) ? 1 : 0)
        const places = all.flatMap(({ event }) =>
          event.type === 'CandidateMovedToColumn'
            ? [event.data.to]
            : event.type === 'CandidateRejected'
              ? ['rejected']
              : [],
        )
        expect({
          applications: after.applications.value - before.applications.value,
          completed: after.completed.value - before.completed.value,
          reviewed: after.reviewed.value - before.reviewed.value,
          hired: after.hired.value - before.hired.value,
          rejected: after.rejected.value - before.rejected.value,
        }).toEqual({
          applications: 1,
          completed: has('CandidateCompleted'),
          reviewed: has('CandidateRated', 'CandidateCommented'),
          hired: places.includes('hired') ? 1 : 0,
          rejected: places.at(-1) === 'rejected' ? 1 : 0,
        })
      }),
      { numRuns: 60 },
    )
  })
})
