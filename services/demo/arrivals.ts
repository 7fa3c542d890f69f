import { type Origin, originIn } from '#contracts/candidate/origin.ts'
import type { LiveJob } from './jobs/job.ts'
import type { Dice } from './random.ts'
import { DAY, MINUTE } from './time.ts'

/** In days before today, first to last: a week of advertising, two weeks in which everyone was away, and lately. */
const CAMPAIGN = { from: 26, to: 20 }
const AWAY = { from: 45, to: 34 }
const LATELY = 6

/** Monday is the day for applications. */
const byWeekday = [0.5, 1.3, 1.2, 1.1, 1, 0.8, 0.4] as const
/** At lunch, and after dinner. */
const byHour = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22].map(
  (hour) => [hour, hour === 12 || hour === 13 ? 2 : hour >= 19 && hour <= 21 ? 2.5 : hour < 8 ? 0.4 : 1] as const,
)

const within = (day: number, { from, to }: typeof AWAY) => day <= from && day >= to

/** When a candidate comes: while the job is open, most in its first days, in the campaign and lately. */
export function arrivalAt(random: Dice, job: LiveJob, now: number): number {
  const last = job.over ? job.over.days + 12 : 0
  const days = Array.from({ length: Math.floor(job.opened) - last }, (_, index) => last + index)
  const day = random.weighted(
    days.map((day) => {
      const weekday = byWeekday[new Date(now - day * DAY).getUTCDay()]!
      const wave = within(day, CAMPAIGN) ? job.campaign : within(day, AWAY) ? 0.3 : day < LATELY ? 1.9 : 1
      const fresh = job.opened - day < 6 ? 1.3 : 1
      return [day, weekday * wave * fresh] as const
    }),
  )
  const midnight = Math.floor((now - day * DAY) / DAY) * DAY
  const at = midnight + (random.weighted(byHour) * 60 + random.between(0, 60)) * MINUTE
  const earliest = now - (job.opened - 0.3) * DAY
  return Math.max(earliest + random.between(0, 300) * MINUTE, at > now - 3 * MINUTE ? at - DAY : at)
}

const links = [
  { from: 'indeed' },
  { from: 'LinkedIn', utm_campaign: 'autumn-engineers' },
  {},
  { from: 'zipRecruiter' },
  { utm_source: 'google_jobs_apply' },
  { utm_source: 'newsletter', utm_campaign: 'open-day' },
  {},
] as const

/** What the link said by which the nth applicant came; some said nothing. */
export function originAt(nth: number): { origin?: Origin } {
  const origin = originIn(new URLSearchParams(links[nth % links.length]))
  return origin ? { origin } : {}
}
