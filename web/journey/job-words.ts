import type { JobDetails } from '#contracts/job/draft.ts'
import type { Formats } from '../i18n/format.ts'
import type { Translate } from '../locales/text.ts'

/** What the choices of Job Details are called, in the texts of the candidate's page. */
export const typeKeys = {
  full_time: 'typeFullTime',
  part_time: 'typePartTime',
  contractor: 'typeContractor',
  temporary: 'typeTemporary',
  other: 'typeOther',
} as const
export const placeKeys = { 'On-site': 'placeOnSite', Remote: 'placeRemote', Hybrid: 'placeHybrid' } as const

const periods = {
  hourly: 'salaryHourly',
  daily: 'salaryDaily',
  weekly: 'salaryWeekly',
  monthly: 'salaryMonthly',
  annual: 'salaryAnnual',
} as const

/** A salary in words; null where there is none. */
export function salaryText(
  t: Translate<'journey'>,
  formats: Formats,
  { currency, min, max, period }: JobDetails['salary'],
): string | null {
  const ends = [...new Set([min, max])].filter((end) => end !== null)
  if (!currency || ends.length === 0) return null
  const [from, to] = formats.money(currency, ends)
  const salary = to ? t('salaryRange', { min: from!, max: to }) : from!
  return period ? t(periods[period], { salary }) : salary
}
