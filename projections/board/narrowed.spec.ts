import { Query } from 'mingo'
import { expect, it } from 'vitest'
import type { CandidateFilter } from '#contracts/candidate/filter.ts'
import { editor, rita } from '#test/fixtures/people.ts'
import { narrowed, narrowedAlive } from './narrowed.ts'

const nothingHidden = { rating: null, score: null, ai: null }
const card = {
  addedRank: '2026-03-01T22:30:00.000Z~a',
  status: 'completed',
  columnId: 'default',
  source: 'direct',
  completedAt: '2026-03-02T10:00:00.000Z',
  reviewers: '',
  scorers: '',
  comments: 0,
  live: 'none',
  chosen: ' shift~night ',
  teamScore: 61.2,
  aiScore: 70.5,
  personalityScore: 44.5,
  words: ' billing  kafka ',
  skills: { s1: 40.5 },
  ratingsAvg: null,
  search: ' ada byron',
}
const finds = (filter: CandidateFilter, more = {}) =>
  new Query(narrowedAlive(filter, nothingHidden, editor)).test({ ...card, ...more })

it('finds the cards that meet every condition', () => {
  expect(finds({})).toBe(true)
  expect(finds({}, { addedRank: undefined })).toBe(false)
  expect(finds({ statuses: ['completed', 'uploading'], columns: ['default'], sources: ['direct'] })).toBe(true)
  expect(finds({ statuses: ['completed'], columns: ['hired'] })).toBe(false)
  expect(finds({ comments: 'none' })).toBe(true)
  expect(finds({ comments: 'some' })).toBe(false)
  expect(finds({ live: ['none', 'scheduled'] })).toBe(true)
  expect(finds({ live: ['awaiting'] })).toBe(false)
  expect(finds({ score: { is: 'eq', value: 62 }, search: 'ada' })).toBe(true)
  expect(finds({ answers: [{ moduleId: 'shift', optionId: 'night' }] })).toBe(true)
  expect(finds({ answers: [{ moduleId: 'shift', optionId: 'nigh' }] })).toBe(false)
  expect(finds({ search: '(a+)+$' })).toBe(false)
  expect(finds({ ai: { is: 'between', value: 71, to: 80 } })).toBe(true)
  expect(finds({ ai: { is: 'lt', value: 71 } })).toBe(false)
  expect(finds({ personality: { is: 'eq', value: 45 } })).toBe(true)
  expect(finds({ personality: { is: 'gt', value: 45 } })).toBe(false)
  expect(finds({ words: ['kafka', 'rust'] })).toBe(true)
  expect(finds({ words: ['bill'] })).toBe(false)
  expect(finds({ ai: { is: 'ne', value: 3 } }, { aiScore: null })).toBe(false)
  expect(finds({ skills: [{ metricId: 's1', condition: { is: 'eq', value: 41 } }] })).toBe(true)
  expect(finds({ skills: [{ metricId: 's1', condition: { is: 'gt', value: 41 } }] })).toBe(false)
  expect(finds({ skills: [{ metricId: 's2', condition: { is: 'ne', value: 41 } }] })).toBe(false)
})

it('means days in the zone of who asked, the last one included', () => {
  const added = { from: '2026-03-02', to: '2026-03-02' }
  expect(finds({ dates: { added } })).toBe(false)
  expect(finds({ dates: { added }, zone: 'Europe/Berlin' })).toBe(false)
  expect(finds({ dates: { added }, zone: 'Asia/Tokyo' })).toBe(true)
  expect(finds({ dates: { added: { to: '2026-03-01' } } })).toBe(true)
  expect(finds({ dates: { finished: { from: '2026-03-02' } } })).toBe(true)
  expect(finds({ dates: { invited: { from: '2026-03-02' } } })).toBe(false)
})

it('takes for mine what is finished, not rejected, and neither rated nor scored by me', () => {
  expect(finds({ mine: true })).toBe(true)
  const others = { reviewers: ' 22222222-0000-4000-8000-000000000000' }
  expect(finds({ mine: true }, others)).toBe(true)
  for (const done of [
    { reviewers: ` ${rita}` },
    { scorers: ` ${rita}` },
    { status: 'started' },
    { columnId: 'rejected' },
  ])
    expect(finds({ mine: true }, done)).toBe(false)
})

it('finds nothing by a score that is hidden from who asks', () => {
  const score = { shown: { jobId: 'seen' }, hidden: { jobId: 'blind' } }
  const hides = (filter: CandidateFilter, jobId: string) =>
    new Query(narrowed(filter, { rating: score, score, ai: score }, editor)).test({ ...card, ratingsAvg: 5, jobId })
  const above: CandidateFilter = { score: { is: 'gt', value: 10 } }
  expect([hides(above, 'seen'), hides(above, 'blind')]).toEqual([true, false])
  const ai: CandidateFilter = { ai: { is: 'gt', value: 10 } }
  expect([hides(ai, 'seen'), hides(ai, 'blind')]).toEqual([true, false])
  const skilled: CandidateFilter = { skills: [{ metricId: 's1', condition: { is: 'gt', value: 10 } }] }
  expect([hides(skilled, 'seen'), hides(skilled, 'blind')]).toEqual([true, false])
  expect([hides({ rating: 4 }, 'seen'), hides({ rating: 4 }, 'blind')]).toEqual([true, false])
  expect([hides({ rating: 'none' }, 'seen'), hides({ rating: 'none' }, 'blind')]).toEqual([false, true])
})
