import { numberFormat } from '#contracts/kernel/formatters.ts'
import type { FedBoard } from '#contracts/job/boards/boards.ts'
import type { Listing } from '#contracts/job/boards/listing.ts'
import type { PostedJob } from '../../use-cases/postings/posted-jobs.ts'

export type Source = { company: string; site: string; builtAt: string; board: FedBoard }

/** The page of the job, which says by which board a person came. */
export const pageOf = ({ link }: PostedJob, { site, board }: Source) => `${site}/careers/${link}?from=${board}`

const amount = numberFormat('en-US', {})

/** "EUR 60,000 - 80,000 per year", as the boards' own examples have it. */
export function salaryText({ salary }: Listing): string {
  if (!salary) return ''
  const amounts = [salary.min, salary.max].flatMap((each) => (each === null ? [] : [amount.format(each)]))
  const per = { hourly: 'hour', daily: 'day', weekly: 'week', monthly: 'month', annual: 'year' }
  return [salary.currency, [...new Set(amounts)].join(' - '), salary.period && `per ${per[salary.period]}`]
    .filter(Boolean)
    .join(' ')
}

export const jobTypeText: Record<NonNullable<Listing['jobType']>, string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contractor: 'contract',
  temporary: 'temporary',
  other: '',
}
export const day = (at: string) => at.slice(0, 10)
/** When the job leaves the board: its deadline, or the end of its duration there if that is sooner. */
export const expiryOf = ({ entries, deadline }: PostedJob, board: FedBoard): string | null =>
  [deadline, entries[board]?.until ?? null].filter((each) => each !== null).toSorted()[0] ?? null
