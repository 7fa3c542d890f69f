import { expect, it } from 'vitest'
import type { AvailabilityEvent } from '#contracts/availability/events.ts'
import { noLimits } from '#contracts/availability/rules.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { acme, rita } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { availabilities, ruleIn } from './availabilities.ts'

const rule = (ruleId: string, name = ruleId) => ({ ruleId, name, timezone: 'UTC', days: [], exceptions: [] })
const saved = (ruleId: string, name?: string): AvailabilityEvent => ({
  type: 'AvailabilityRuleSaved',
  data: { userId: rita, ...rule(ruleId, name) },
})
const given = (...events: AvailabilityEvent[]) =>
  specifyProjection(availabilities)(...recorded(streamName(acme, 'availability', rita), events))

it('shows hours as they were saved last, which are the default, and limits', () => {
  const limits = { ...noLimits, dailyCap: 3 }
  given(
    saved('a'),
    { type: 'DefaultAvailabilityChosen', data: { ruleId: 'a' } },
    saved('b'),
    saved('a', 'Office'),
    saved('c'),
    { type: 'AvailabilityRuleRemoved', data: { ruleId: 'c' } },
    { type: 'AvailabilityLimitsSet', data: { userId: rita, ...limits } },
  ).shows({ rules: [rule('a', 'Office'), rule('b')], defaultRuleId: 'a', limits, calendars: [] })
})

it('falls back to the default where the named hours are gone', () => {
  const view = { rules: [rule('a'), rule('b')], defaultRuleId: 'a', limits: noLimits, calendars: [] }
  expect([ruleIn(view, 'b')?.ruleId, ruleIn(view, 'gone')?.ruleId, ruleIn(view)?.ruleId]).toEqual(['b', 'a', 'a'])
  expect(ruleIn({ ...view, rules: [] })).toBeNull()
})

it('names the calendars elsewhere that count', () => {
  const of = (calendarId: string) => ({ userId: rita, calendarId })
  const [one, other] = ['77777777-7777-4777-8777-777777777777', '88888888-8888-4888-8888-888888888888']
  const calendar = { name: 'Work', address: 'https://calendar.example.com/a.ics' }
  given(
    { type: 'CalendarConnected', data: { ...of(one), ...calendar } },
    { type: 'CalendarConnected', data: { ...of(other), ...calendar } },
    { type: 'CalendarDisconnected', data: of(one) },
  ).shows({ rules: [], defaultRuleId: null, limits: noLimits, calendars: [{ calendarId: other, way: 'ics' }] })
})
