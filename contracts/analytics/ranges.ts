import type { CandidateSource } from '../candidate/statuses.ts'

export const ranges = ['7d', '30d', '90d', '12m', '24m', 'all', 'custom'] as const
export type Range = (typeof ranges)[number]
/** Fields that figures are filtered by beside job and source. */
export const filters = ['status', 'stage', 'stars', 'reviewer', 'reason'] as const
export type Filter = (typeof filters)[number]
export const groups = ['source', 'job', ...filters] as const
export type Group = (typeof groups)[number]

/** What a page or a call asks about. Days are written as 2026-11-25 and are days in UTC; `from` and `to` are of the custom range. */
export type Question = {
  range: Range
  from?: string | undefined
  to?: string | undefined
  /** All jobs when empty. */
  job: string[]
  source: CandidateSource[]
  /** Of each field one of these values; every value without it. */
  where?: Partial<Record<Filter, string[]>> | undefined
  compare: boolean
  /** What figures are grouped by. */
  group?: Group | undefined
  /** The figures are as of the end of this day, or as of this minute; now without one. */
  asOf?: string | undefined
}

/** The same question as an address: what is as usual is left out. */
export function addressOf({ range, from, to, job, source, where, compare, group, asOf }: Question): URLSearchParams {
  const search = new URLSearchParams()
  if (range !== '90d') search.set('range', range)
  if (range === 'custom' && from) search.set('from', from)
  if (range === 'custom' && to) search.set('to', to)
  for (const id of job) search.append('job', id)
  for (const name of source) search.append('source', name)
  for (const field of filters) for (const value of where?.[field] ?? []) search.append(field, value)
  if (compare) search.set('compare', '1')
  if (group) search.set('group', group)
  if (asOf) search.set('asOf', asOf)
  return search
}

/** The question about one value of the field that its figures are grouped by. */
export function groupQuestion({ group: _, ...question }: Question, field: Group, value: string): Question {
  if (field === 'job') return { ...question, job: [value] }
  if (field === 'source') return { ...question, source: [value as Question['source'][number]] }
  return { ...question, where: { ...question.where, [field]: [value] } }
}
