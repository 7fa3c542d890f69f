import { standardRule } from '#contracts/availability/rules.ts'
import type { SlotSearch } from '#contracts/availability/slots.ts'
import type { InterviewPlan, Slot } from '#contracts/interview/plan.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { knownZone } from '#contracts/kernel/zone.ts'
import { later } from '#contracts/kernel/time.ts'
import { findSlots } from '#domain/slots/find-slots.ts'
import { ruleIn } from '#projections/availabilities/availabilities.ts'
import { users } from '#projections/users/users.ts'
import type { Busy } from '#infra/engines/calendars/busy.ts'
import { calendarBusy } from '../../core/calendars/busy.ts'
import type { Core } from '../../core/core.ts'

const USUAL_AGE_MS = 15 * 60_000

export type Searched = Pick<InterviewPlan, 'panel' | 'some' | 'rooms' | 'duration' | 'buffer' | 'zone'>
type Asked = {
  /** Whose clock times begin at, and from which of its days on. */
  zone: string
  firstDay: string
  days: number
  /** Starts to look at; null: all that fit. */
  offered: readonly string[] | null
  /** Of all that fit, those from this moment on. */
  notBefore?: string
  /** Whether weekly hours count for `offered` too. */
  withinHours?: boolean
  /** Who is preferred where some of several take part. */
  order?: readonly string[]
  /** An interview whose own claims do not count. */
  except?: string
  /** How old what other calendars said may be; without it what the last reading found counts, five minutes old as a rule. */
  calendarsWithinMs?: number
}
/** When the panel and rooms are free, by hours, limits and bookings; the same search for offering, showing and booking. */
export async function searchTimes(
  core: Core,
  { companyId }: Pick<Asker, 'companyId'>,
  plan: Searched,
  { except, calendarsWithinMs = USUAL_AGE_MS, ...asked }: Asked,
): Promise<SlotSearch> {
  const asker = booking(companyId)
  const now = core.now()
  const ids = plan.panel.map(({ userId }) => userId)
  const rooms = plan.rooms.map(({ roomId }) => roomId)
  const looked = wide(asked)
  const [availabilities, left, taken] = await Promise.all([
    core.readers.availabilitiesOf(asker, ids),
    whoLeft(core, companyId, ids),
    core.readers.claimedTimes(asker, [...ids, ...rooms], looked, { now, except }),
  ])
  const elsewhere = await busyElsewhere(core, companyId, availabilities, calendarsWithinMs)
  return findSlots({
    panel: plan.panel.map(({ userId, requirement }) => {
      const view = availabilities.get(userId)!
      const claimed = taken.get(userId) ?? []
      return {
        id: userId,
        requirement,
        rule: ruleIn(view) ?? standardRule(knownZone(plan.zone, asked.zone)),
        limits: view.limits,
        busy: left.has(userId) ? [looked] : [...claimed, ...(elsewhere.get(userId) ?? [])],
        interviews: claimed,
        booked: claimed.map(({ start }) => start),
      }
    }),
    someOf: plan.some ?? 0,
    rooms: rooms.map((id) => ({ id, busy: taken.get(id) ?? [] })),
    roomsNeeded: rooms.length,
    duration: plan.duration,
    bufferBefore: plan.buffer.before,
    bufferAfter: plan.buffer.after,
    now,
    ...asked,
  })
}

const booking = (companyId: Asker['companyId']): Asker => ({
  ...{ kind: 'process', name: 'booking', companyId, permissions: [] },
})

/** What calendars elsewhere say, by colleague; one who connected none is not among them. */
function busyElsewhere(
  core: Core,
  companyId: string,
  availabilities: Awaited<ReturnType<Core['readers']['availabilitiesOf']>>,
  withinMs: number,
): Promise<Map<string, Busy[]>> {
  const calendars = new Map(
    [...availabilities].flatMap(([id, view]) => {
      const calendarIds = view.calendars.map(({ calendarId }) => calendarId)
      return calendarIds.length === 0 ? [] : [[id, calendarIds] as const]
    }),
  )
  return calendarBusy(core).of(companyId, calendars, withinMs)
}

/** Whether the calendars of a colleague leave them this time; they are read for it, as they are for a booking. */
export async function isFreeElsewhere(
  core: Core,
  { companyId }: Pick<Asker, 'companyId'>,
  userId: string,
  { start, end }: Slot,
): Promise<boolean> {
  const availabilities = await core.readers.availabilitiesOf(booking(companyId), [userId])
  const busy = (await busyElsewhere(core, companyId, availabilities, 0)).get(userId) ?? []
  return !busy.some((each) => each.start < end && each.end > start)
}

/** Those of a panel who are not with the company any more: an offer can be older than that. They are never free. */
async function whoLeft({ reads }: Core, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  const found = ids.length > 0 ? await reads.store.getMany(reads.live(users), [...ids]) : []
  const isHere = (doc: (typeof found)[number]) =>
    doc === null || (doc.companyId === companyId && doc.status === 'active' && doc.dead !== true)
  return new Set(ids.filter((_, at) => !isHere(found[at] ?? null)))
}

/** Contains these days in every zone, and all offered times. */
function wide({ firstDay, days, offered }: Pick<Asked, 'firstDay' | 'days' | 'offered'>): Slot {
  const first = [`${firstDay}T00:00:00.000Z`, ...(offered ?? [])].sort()[0]!
  const last = [later(`${firstDay}T00:00:00.000Z`, { days }), ...(offered ?? [])].sort().at(-1)!
  return { start: later(first, { days: -1 }), end: later(last, { days: 2 }) }
}

/** Starts of times that were selected: as many as fit in each, one after the other, 50 at most. */
export const startsIn = (slots: readonly Slot[], duration: number): string[] => {
  const starts = slots.flatMap(({ start, end }) => {
    const count = Math.floor((Date.parse(end) - Date.parse(start)) / (duration * 60_000))
    return Array.from({ length: count }, (_, n) => later(start, { minutes: n * duration }))
  })
  return [...new Set(starts)].sort().slice(0, 50)
}
