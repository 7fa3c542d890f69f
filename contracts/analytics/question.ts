import * as z from 'zod'
import { candidateSources } from '../candidate/statuses.ts'
import { JobId } from '../kernel/ids.ts'
import { canBe } from './fields.ts'
import { filters, groups, type Question, ranges } from './ranges.ts'

const Day = z.iso.date()
const MAX_JOBS = 50
const MAX_VALUES = 50

/** As an address says it; whatever is not understood is as if it were not there. */
const Asked = z.object({
  range: z.enum(ranges).catch('90d'),
  from: Day.optional().catch(undefined),
  to: Day.optional().catch(undefined),
  job: z.array(JobId).max(MAX_JOBS),
  source: z.array(z.enum(candidateSources)).catch([]),
  compare: z.boolean(),
  group: z.enum(groups).optional().catch(undefined),
  asOf: z
    .union([Day, z.iso.datetime({ local: true, precision: -1 })])
    .optional()
    .catch(undefined),
})

/** @returns null for an address that names a job in a way no job is named. */
export function questionIn(search: URLSearchParams): Question | null {
  const one = (name: string) => search.get(name) || undefined
  const { data } = Asked.safeParse({
    range: one('range') ?? '90d',
    from: one('from'),
    to: one('to'),
    job: search.getAll('job').filter(Boolean),
    source: search.getAll('source').filter(Boolean),
    compare: search.get('compare') === '1',
    group: one('group'),
    asOf: one('asOf'),
  })
  if (!data) return null
  const where = filters.flatMap((field) => {
    const values = [...new Set(search.getAll(field))].filter(canBe[field]).slice(0, MAX_VALUES)
    return values.length > 0 ? [[field, values] as const] : []
  })
  return where.length > 0 ? { ...data, where: Object.fromEntries(where) } : data
}
