import { said, type Wording } from '../kernel/wording.ts'
import { hasControls, isUnseen } from '../kernel/name.ts'
import { isDay } from '../kernel/day.ts'
import { isZone } from '../kernel/zone.ts'
import {
  type AvailabilityLimits,
  type AvailabilityRule,
  type AvailableTime,
  buffers,
  MAX_RULE_NAME,
  minuteOf,
  MOST_DAILY,
  MOST_EXCEPTIONS,
  MOST_NOTICE,
  MOST_SLOTS,
} from './rules.ts'

type Problems = Record<string, string | Wording>

/** What has to be mended, by field: name, timezone, days, exceptions, or the id of a day or an exception. Empty when all is well. */
export function ruleProblems({ name, timezone, days, exceptions }: AvailabilityRule): Problems {
  const problems: Problems = {}
  if (isUnseen(name)) problems.name = 'Give the hours a name'
  else if (name.length > MAX_RULE_NAME) problems.name = said`Use at most ${MAX_RULE_NAME} characters`
  else if (hasControls(name)) problems.name = 'Line breaks and control characters are not possible here'
  if (!isZone(timezone)) problems.timezone = 'Choose one of the time zones'
  if (days.every(({ availableTime }) => availableTime.length === 0)) problems.days = 'Give hours on at least one day'
  if (days.reduce((all, { availableTime }) => all + availableTime.length, 0) > MOST_SLOTS)
    problems.days = said`Give at most ${MOST_SLOTS} times`
  if (new Set(days.map(({ day }) => day)).size < days.length) problems.days = 'Give each day once'
  if (exceptions.length > MOST_EXCEPTIONS) problems.exceptions = said`Give at most ${MOST_EXCEPTIONS} dates`
  if (new Set(exceptions.map(({ date }) => date)).size < exceptions.length) problems.exceptions = 'Give each date once'
  for (const { id, date } of exceptions) if (!isDay(date)) problems[id] = 'Choose a date of the calendar'
  for (const { id, availableTime } of [...days, ...exceptions]) {
    const problem = timesProblem(availableTime)
    if (problem) problems[id] = problem
  }
  return problems
}

function timesProblem(times: readonly AvailableTime[]): string | Wording | null {
  if (times.length > MOST_SLOTS) return said`Give at most ${MOST_SLOTS} times`
  const read = times.map(({ start, end }) => ({ start: minuteOf(start), end: minuteOf(end) }))
  if (read.some(({ start, end }) => start === null || end === null)) return 'Give hours and minutes, such as 09:30'
  const sorted = read.map(({ start, end }) => ({ start: start!, end: end! })).sort((a, b) => a.start - b.start)
  if (sorted.some(({ start, end }) => end <= start)) return 'The end has to be after the start'
  return sorted.some(({ start }, at) => at > 0 && start < sorted[at - 1]!.end)
    ? 'Times of a day must not overlap'
    : null
}

const isBuffer = (minutes: number) => (buffers as readonly number[]).includes(minutes)

/** What has to be mended, by field. Empty when all is well (MOD-044). */
export function limitProblems({ minimumNotice, dailyCap, bufferBefore, bufferAfter }: AvailabilityLimits): Problems {
  const problems: Problems = {}
  if (!Number.isInteger(minimumNotice) || minimumNotice < 0 || minimumNotice > MOST_NOTICE)
    problems.minimumNotice = said`Give 0 to ${MOST_NOTICE} minutes`
  if (dailyCap !== null && (!Number.isInteger(dailyCap) || dailyCap < 1 || dailyCap > MOST_DAILY))
    problems.dailyCap = said`Give 1 to ${MOST_DAILY} interviews a day`
  for (const [field, minutes] of Object.entries({ bufferBefore, bufferAfter }))
    if (!isBuffer(minutes)) problems[field] = 'Choose 0, 5, 10, 15, 30, 45 or 60 minutes'
  return problems
}
