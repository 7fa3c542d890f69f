import { MOST_SLOTS, MOST_WINDOW_DAYS } from '#contracts/availability/rules.ts'
import type { MemberTimes, Slot, SlotRequest, SlotSearch } from '#contracts/availability/slots.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said, type Wording } from '#contracts/kernel/wording.ts'
import { dayAfter, isDay } from '#contracts/kernel/day.ts'
import { isZone, MINUTE, toInstant } from '#contracts/kernel/zone.ts'
import { freeTime, spanOf } from './free-time.ts'
import { holder, merged, minutesOf, type Span, within, without } from './spans.ts'

/**
 * Times at which a panel and rooms can meet a candidate (LIVE-013, MOD-034, MOD-035, MOD-044), the first ones by time, and
 * why others are not among them. Times begin on the candidate's clock, at a step that fits the duration; a time that clocks
 * skip is not offered, one that exists twice is offered as the first. The same search serves offering, holding and booking.
 * Throws Rejected 'availability/invalid' with what to mend.
 */
export function findSlots(request: SlotRequest): SlotSearch {
  check(request)
  const { panel, someOf, rooms, roomsNeeded, bufferBefore, bufferAfter, offered } = request
  const length = request.duration * MINUTE
  const notBefore = request.notBefore === undefined ? -Infinity : Date.parse(request.notBefore)
  const starts = offered
    ? [...new Set(offered.map((at) => Date.parse(at)))].sort((one, other) => one - other)
    : gridOf(request).filter((start) => start >= notBefore)
  const window = windowOf(request, starts, length)
  const asked = {
    window,
    now: Date.parse(request.now),
    bufferBefore,
    bufferAfter,
    ignoresHours: offered !== null && !request.withinHours,
  }
  const people = panel.map((member) => {
    const { free, removed, parts } = freeTime(member, asked)
    return { member, free: minutesOf(free), removed, parts, isFree: holder(free, length), onlyMissing: 0 }
  })
  const places = rooms.map(({ id, busy }) => ({
    id,
    isFree: holder(without([window], merged(busy.map(spanOf))), length),
  }))
  const place = new Map((request.order ?? []).map((id, at) => [id, at]))
  const turn = ({ member }: (typeof people)[number]) => place.get(member.id) ?? place.size

  const slots: Slot[] = []
  let [left, roomsMissing] = [0, 0]
  const limit = Math.min(request.limit ?? MOST_SLOTS, MOST_SLOTS)
  for (const start of starts) {
    const free = people.filter(({ isFree }) => isFree(start))
    const isIn = new Set(free)
    const missing = people.filter((person) => person.member.requirement === 'REQUIRED' && !isIn.has(person))
    const some = free.filter(({ member }) => member.requirement === 'SOME')
    const lacking = missing.length + Math.max(0, someOf - some.length)
    const open = places.filter(({ isFree }) => isFree(start)).map(({ id }) => id)
    const hasRooms = open.length >= roomsNeeded
    if (lacking === 1 && hasRooms)
      for (const person of people) {
        if (missing.length === 1 ? missing[0] === person : person.member.requirement === 'SOME' && !isIn.has(person))
          person.onlyMissing++
      }
    if (lacking === 0 && !hasRooms) roomsMissing++
    if (lacking > 0 || !hasRooms) continue
    if (slots.length === limit) {
      left++
      continue
    }
    const chosen = new Set([
      ...free.filter(({ member }) => member.requirement === 'REQUIRED' || member.requirement === 'OPTIONAL'),
      ...some.sort((one, other) => turn(one) - turn(other)).slice(0, someOf),
    ])
    slots.push({
      start: new Date(start).toISOString(),
      end: new Date(start + length).toISOString(),
      free: free.map(({ member }) => member.id),
      panel: people.filter((person) => chosen.has(person)).map(({ member }) => member.id),
      rooms: open.slice(0, roomsNeeded),
    })
  }
  const members = people.map(
    ({ member, free, removed, parts, onlyMissing }): MemberTimes => ({
      id: member.id,
      window: minutesOf([window]),
      removed,
      free,
      onlyMissing,
      parts,
      zoneGone: isZone(member.rule.timezone) ? null : member.rule.timezone,
      booked: member.booked.filter(
        (at) => within([{ from: Date.parse(at), to: Date.parse(at) + 1 }], window).length > 0,
      ).length,
    }),
  )
  return { slots, left, looked: starts.length, members, roomsMissing }
}

const STEPS = [30, 20, 15, 10, 5]

/** Every start on the candidate's clock in the days asked for. */
function gridOf({ firstDay, days, zone, duration }: SlotRequest): number[] {
  const step = STEPS.find((minutes) => duration % minutes === 0) ?? 5
  const starts: number[] = []
  for (let count = 0, day = firstDay; count < days; count++, day = dayAfter(day))
    for (let minute = 0; minute < 1440; minute += step) {
      const { at, moved } = toInstant(day, minute, zone)
      if (!moved) starts.push(at)
    }
  return starts
}

/** The days asked for; times chosen by hand may be on others. */
function windowOf({ firstDay, days, zone, offered }: SlotRequest, starts: readonly number[], length: number): Span {
  const from = toInstant(firstDay, 0, zone).at
  const to = toInstant(dayAfter(firstDay, days), 0, zone).at
  const [first, last] = offered ? [starts[0] ?? from, (starts.at(-1) ?? from) + length] : [from, to]
  return { from: Math.min(from, first), to: Math.max(to, last) }
}

function check({ panel, someOf, rooms, roomsNeeded, duration, days, firstDay, zone, offered }: SlotRequest) {
  const some = panel.filter(({ requirement }) => requirement === 'SOME').length
  const positive = 'Availability days and required duration must be positive numbers.'
  if (panel.every(({ requirement }) => requirement === 'OPTIONAL')) refuse('attendees', 'Attendee must not be empty')
  if (!(duration > 0)) refuse('required_duration', positive)
  if (!(days > 0)) refuse('availability_days', positive)
  if (duration > 1440) refuse('required_duration', 'An interview takes at most a day')
  if (days > MOST_WINDOW_DAYS) refuse('availability_days', said`Look at most ${MOST_WINDOW_DAYS} days ahead`)
  if (some > 0 && !(someOf > 0))
    refuse('round_robin_value', 'Round robin value must be a positive number if round robin mode is enabled.')
  if (someOf > some) refuse('round_robin_value', 'Fewer people can take part than are needed')
  if (roomsNeeded > rooms.length) refuse('rooms', 'There are fewer rooms than are needed')
  if (offered && offered.length > MOST_SLOTS) refuse('slots', said`Give at most ${MOST_SLOTS} times`)
  if (offered?.some((at) => Number.isNaN(Date.parse(at)))) refuse('slots', 'A time cannot be read')
  if (!isDay(firstDay)) refuse('firstDay', 'Choose a date of the calendar')
  if (!isZone(zone)) refuse('timezone', 'Choose one of the time zones')
}

function refuse(field: string, message: string | Wording): never {
  throw new Rejected('availability/invalid', message, { [field]: message })
}
