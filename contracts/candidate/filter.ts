import { liveInterviewFilters } from '../interview/codes.ts'
import { isZoneName } from '../kernel/zone-name.ts'
import { givenOf, MAX_FILTER_VALUES, ratingOf, scoreOf, skillsOf } from './filter-conditions.ts'
import { type GivenCondition, givenText, isDay, type StarCondition, starsText } from './given.ts'
import { MAX_SAYS, wordsLookedFor } from './spoken.ts'
import { type ScoreCondition, scoreConditionText, type SkillCondition } from './score-condition.ts'
import { MAX_TAG, tagTitle } from './tags.ts'
import { type CandidateSource, candidateSources, type CandidateStatus, candidateStatuses } from './statuses.ts'

/** The days a filter can ask about, by what happened on them. */
export const filterDates = ['added', 'invited', 'started', 'finished'] as const
export type FilterDate = (typeof filterDates)[number]
/** Days as 2026-11-25, both included; one that is left out is no bound. */
export type DayRange = { from?: string | undefined; to?: string | undefined }
export const filterComments = ['some', 'none'] as const

/** An answer to a question that is chosen from a list: the module of the journey and what was chosen. */
export type AnswerChosen = { moduleId: string; optionId: string }

/**
 * Which candidates a list, a board or a saved filter shows. All that is given has to hold; of several values in one
 * condition one is enough. It has no expressions: text is found as it is written.
 */
export type CandidateFilter = {
  /** Of name and email address; at most {@link MAX_FILTER_TEXT} characters. */
  search?: string | undefined
  statuses?: readonly CandidateStatus[] | undefined
  columns?: readonly string[] | undefined
  sources?: readonly CandidateSource[] | undefined
  /** By which job board and campaign they came, as their link said; in any spelling. */
  board?: string | undefined
  campaign?: string | undefined
  /** Of the average stars; a number is the least of them, 'none' is those who have no rating. */
  rating?: StarCondition | undefined
  /** Who rated them. */
  reviewer?: string | undefined
  /** Of the team score as it is shown. */
  score?: ScoreCondition | undefined
  /** Of the score that a model proposed (AI fit), where it may be ranked by. */
  ai?: ScoreCondition | undefined
  /** Of the personality score, where it may be ranked by. */
  personality?: ScoreCondition | undefined
  /** Of the team's average for a skill of the scorecard. */
  skills?: readonly SkillCondition[] | undefined
  dates?: { [date in FilterDate]?: DayRange | undefined } | undefined
  comments?: (typeof filterComments)[number] | undefined
  /** How far their live interview has come. */
  live?: readonly (typeof liveInterviewFilters)[number][] | undefined
  /** Finished, not rejected, and neither rated nor scored by who looks. */
  mine?: boolean | undefined
  /** Words that the recordings say, all of them, each at the beginning of a word. */
  says?: string | undefined
  answers?: readonly AnswerChosen[] | undefined
  /** Of answers that are a number or a day, all of them. */
  given?: readonly GivenCondition[] | undefined
  /** Words that an answer or a transcript uses most, in small letters (CAN-016). */
  words?: readonly string[] | undefined
  tags?: readonly string[] | undefined
  /** In which the days are meant; UTC when it is not given. */
  zone?: string | undefined
}

export const MAX_FILTER_TEXT = 200
/** Of a job board's name, and of a campaign's. */
export const MAX_CHANNEL = 50
export const MAX_WORD = 60
/** Numbers above this are shown as "10,000+". */
export const MOST_COUNTED = 10_000

const WORD = /^[\p{L}\p{M}\p{N}'’._-]+$/u
const ID = /^[\w-]{1,40}$/
const ANSWER = /^([\w-]{1,40})~([\w-]{1,40})$/

/** A filter as an address has it, with the names of what could not be read. */
export type ReadFilter = { filter: CandidateFilter; unread: string[] }

/** The keys of an address that belong to a filter; the others belong to the page. */
export const filterKeys = [
  ...['q', 'status', 'stage', 'source', 'board', 'campaign', 'rating', 'reviewer', 'score', 'ai', 'personality'],
  ...['skill', ...filterDates, 'comments', 'live', 'mine', 'says', 'answer', 'given', 'word', 'tag', 'tz'],
] as const

/**
 * Reads what an address, or the fields of the filter's form, ask for. What cannot be read is left out and named in `unread`,
 * so that a page can say so; it never throws.
 */
export function filterIn(query: URLSearchParams): ReadFilter {
  const unread = new Set<string>()
  const one = <Value>(name: string, read: (text: string) => Value | undefined): Value | undefined => {
    const text = query.get(name)
    if (text === null || text === '') return undefined
    const value = read(text)
    if (value === undefined) unread.add(name)
    return value
  }
  const some = <Value>(name: string, read: (text: string) => Value | undefined): Value[] | undefined => {
    const texts = [...new Set(query.getAll(name).filter(Boolean))]
    const values = texts.slice(0, MAX_FILTER_VALUES).flatMap((text) => read(text) ?? [])
    if (values.length < texts.length) unread.add(name)
    return values.length > 0 ? values : undefined
  }
  const among =
    <Value extends string>(values: readonly Value[]) =>
    (text: string) =>
      values.find((each) => each === text)
  const id = (text: string) => (ID.test(text) ? text : undefined)
  const channel = (text: string) => (text.length <= MAX_CHANNEL ? text.trim() || undefined : undefined)
  const search = query.get('q') ?? ''
  if (search.length > MAX_FILTER_TEXT) unread.add('q')
  const dates = Object.fromEntries(
    filterDates.flatMap((date) => {
      const range = dayRangeIn(query, date)
      if (range === null) unread.add(date)
      return range ? [[date, range]] : []
    }),
  )
  const filter: CandidateFilter = {
    search: search.slice(0, MAX_FILTER_TEXT) || undefined,
    statuses: some('status', among(candidateStatuses)),
    columns: some('stage', id),
    sources: some('source', among<CandidateSource>(candidateSources)),
    board: one('board', channel),
    campaign: one('campaign', channel),
    rating: ratingOf(query, unread),
    reviewer: one('reviewer', id),
    score: scoreOf(query, unread, 'score'),
    ai: scoreOf(query, unread, 'ai'),
    personality: scoreOf(query, unread, 'personality'),
    skills: skillsOf(query, unread),
    dates: Object.keys(dates).length > 0 ? dates : undefined,
    comments: one('comments', among(filterComments)),
    live: some('live', among(liveInterviewFilters)),
    mine: one('mine', (text) => (text === '1' ? true : undefined)),
    says: one('says', (text) => (text.length <= MAX_SAYS && wordsLookedFor(text).length > 0 ? text.trim() : undefined)),
    answers: some('answer', (text) => {
      const [, moduleId, optionId] = ANSWER.exec(text) ?? []
      return moduleId && optionId ? { moduleId, optionId } : undefined
    }),
    given: givenOf(query, unread),
    words: some('word', (text) => (WORD.test(text) && text.length <= MAX_WORD ? text.toLowerCase() : undefined)),
    tags: some('tag', (text) => (tagTitle(text).length <= MAX_TAG ? tagTitle(text) || undefined : undefined)),
    zone: one('tz', (text) => (isZoneName(text) ? text : undefined)),
  }
  return { filter: known(filter), unread: [...unread] }
}

/** `added=2026-01-01..2026-01-31`, or as a form sends its two fields. Undefined: none; null: no range of days. */
function dayRangeIn(query: URLSearchParams, date: FilterDate): DayRange | null | undefined {
  const whole = query.get(date)
  const [from = '', to = ''] = whole?.split('..') ?? [query.get(`${date}From`) ?? '', query.get(`${date}To`) ?? '']
  if (!from && !to) return whole ? null : undefined
  if ((from && !isDay(from)) || (to && !isDay(to)) || (whole && whole.split('..').length !== 2)) return null
  return from && to && from > to ? { from: to, to: from } : { from: from || undefined, to: to || undefined }
}

/** The filter as an address writes it, always in the same order: equal filters have equal addresses. */
export function filterAddress(filter: CandidateFilter): URLSearchParams {
  const { search, statuses, columns, sources, rating, reviewer, score, dates = {}, comments, mine } = filter
  const query = new URLSearchParams()
  const set = (name: string, value: string | undefined) => value && query.set(name, value)
  const all = (name: string, values: readonly string[] | undefined) =>
    [...(values ?? [])].sort().forEach((value) => query.append(name, value))
  set('q', search?.trim())
  all('status', statuses)
  all('stage', columns)
  all('source', sources)
  set('board', filter.board)
  set('campaign', filter.campaign)
  set('rating', rating === undefined ? undefined : starsText(rating))
  set('reviewer', reviewer)
  set('score', score && scoreConditionText(score))
  set('ai', filter.ai && scoreConditionText(filter.ai))
  set('personality', filter.personality && scoreConditionText(filter.personality))
  all(
    'skill',
    filter.skills?.map(({ metricId, condition }) => `${metricId}~${scoreConditionText(condition)}`),
  )
  for (const date of filterDates) {
    const range = dates[date]
    if (range?.from || range?.to) query.set(date, `${range.from ?? ''}..${range.to ?? ''}`)
  }
  set('comments', comments)
  all('live', filter.live)
  if (mine) query.set('mine', '1')
  set('says', filter.says?.trim())
  all(
    'answer',
    filter.answers?.map(({ moduleId, optionId }) => `${moduleId}~${optionId}`),
  )
  all('given', filter.given?.map(givenText))
  all('word', filter.words)
  all('tag', filter.tags)
  if (filter.zone && filter.zone !== 'UTC' && filterDates.some((date) => query.has(date))) query.set('tz', filter.zone)
  return query
}

/** One removable part of the sentence that says what a filter shows. */
export type FilterPart = {
  key: (typeof filterKeys)[number]
  /** Of an answer, a number or day, or a skill: each one is a part of its own. */
  value?: string
}

/** The parts of a filter besides the text, in the order of its address. */
export function filterParts(filter: CandidateFilter): FilterPart[] {
  const parts = new Map<string, FilterPart>()
  for (const [name, value] of filterAddress(filter)) {
    if (name === 'q' || name === 'tz') continue
    const key = name as FilterPart['key']
    if (key === 'answer' || key === 'skill' || key === 'given') parts.set(`${key} ${value}`, { key, value })
    else parts.set(key, { key })
  }
  return [...parts.values()]
}
/** The address of the filter without one of its parts. */
export function withoutPart(filter: CandidateFilter, { key, value }: FilterPart): URLSearchParams {
  const query = filterAddress(filter)
  if (value === undefined) query.delete(key)
  else {
    const left = query.getAll(key).filter((one) => one !== value)
    query.delete(key)
    for (const one of left) query.append(key, one)
  }
  return filterAddress(filterIn(query).filter)
}

/** Whether some candidates are left out. */
export const isFiltered = (filter: CandidateFilter) => filterAddress(filter).size > 0

/** Without what is not given, so that filters can be compared. */
const known = (filter: CandidateFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as CandidateFilter
