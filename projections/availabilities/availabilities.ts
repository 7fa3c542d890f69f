import * as z from 'zod'
import { calendarWays, isAtCronofy } from '#contracts/availability/calendars.ts'
import type { AvailabilityEvent } from '#contracts/availability/events.ts'
import { type AvailabilityRule, noLimits, weekdays } from '#contracts/availability/rules.ts'
import type { Projection } from '../runtime/projection.ts'

const times = z.array(z.object({ id: z.string(), start: z.string(), end: z.string() }))
const Rule = z.object({
  ruleId: z.string().describe('Id of the hours'),
  name: z.string().describe('What they are called'),
  timezone: z.string().describe('The zone whose clocks they mean'),
  days: z
    .array(z.object({ id: z.string(), day: z.enum(weekdays), availableTime: times }))
    .describe('Hours by day of the week'),
  exceptions: z
    .array(z.object({ id: z.string(), date: z.string(), availableTime: times }))
    .describe('Dates with other hours, or none'),
})
export const AvailabilityView = z.object({
  rules: z.array(Rule).describe('The hours of the colleague, the oldest first'),
  defaultRuleId: z.string().nullable().describe('Which of them count where nothing else is said'),
  limits: z
    .object({
      minimumNotice: z.number().describe('Minutes before an interview in which it can no more be booked'),
      dailyCap: z.number().nullable().describe('Interviews a day at most, null for any number'),
      bufferBefore: z.number().describe('Minutes that are kept free before an interview'),
      bufferAfter: z.number().describe('Minutes that are kept free after an interview'),
    })
    .describe('What limits how they are booked'),
  calendars: z
    .array(
      z.object({
        calendarId: z.string().describe('Id of the calendar'),
        way: z.enum(calendarWays).describe('How it is read: an address, or an account of a calendar server'),
      }),
    )
    .describe('Calendars elsewhere whose busy times count'),
})
export type AvailabilityView = z.infer<typeof AvailabilityView>

export const emptyAvailability: AvailabilityView = { rules: [], defaultRuleId: null, limits: noLimits, calendars: [] }

export const availabilities: Projection<AvailabilityView, AvailabilityEvent> = {
  name: 'availabilities',
  version: 3,
  category: 'availability',
  description: 'One document per colleague: weekly hours, exceptions, default and limits for interviews',
  schema: AvailabilityView,
  indexes: [],
  counters: [],
  evolve: (before, { event: { type, data } }) => {
    const view = before ?? emptyAvailability
    switch (type) {
      case 'AvailabilityRuleSaved': {
        const { userId: _user, ...rule } = data
        const isKnown = view.rules.some(({ ruleId }) => ruleId === rule.ruleId)
        const rules = isKnown
          ? view.rules.map((other) => (other.ruleId === rule.ruleId ? rule : other))
          : [...view.rules, rule]
        return { ...view, rules }
      }
      case 'AvailabilityRuleRemoved':
        return { ...view, rules: view.rules.filter(({ ruleId }) => ruleId !== data.ruleId) }
      case 'DefaultAvailabilityChosen':
        return { ...view, defaultRuleId: data.ruleId }
      case 'AvailabilityLimitsSet': {
        const { userId: _user, ...limits } = data
        return { ...view, limits }
      }
      case 'CalendarConnected':
        return { ...view, calendars: [...view.calendars, { calendarId: data.calendarId, way: 'ics' }] }
      case 'CalendarAccountConnected':
        return {
          ...view,
          calendars: [
            ...view.calendars,
            { calendarId: data.calendarId, way: isAtCronofy(data) ? 'cronofy' : 'caldav' },
          ],
        }
      case 'CalendarDisconnected':
        return { ...view, calendars: view.calendars.filter(({ calendarId }) => calendarId !== data.calendarId) }
      // Secrets are not for lists: the address is made from the log.
      case 'CalendarFeedOpened':
      case 'CalendarFeedClosed':
      case 'CalendarAccountRenewed':
      case 'CalendarTokenRotated':
      case 'CalendarAccountPaused':
      case 'CalendarTargetChosen':
        return view
      default:
        return type satisfies never
    }
  },
}

/** The hours that count for an interview: those it names where there still are such, else the default. */
export const ruleIn = ({ rules, defaultRuleId }: AvailabilityView, ruleId?: string | null): AvailabilityRule | null =>
  rules.find((rule) => rule.ruleId === ruleId) ?? rules.find((rule) => rule.ruleId === defaultRuleId) ?? null
