import { randomUUID } from 'node:crypto'
import { describe, it } from 'vitest'
import type { AvailabilityCommand } from '#contracts/availability/commands.ts'
import type { AvailabilityEvent } from '#contracts/availability/events.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { availabilityDecider } from './decider.ts'

const given = specify(availabilityDecider, contextOf(editor))
const time = (start: string, end: string, id = 't') => ({ id, start, end })
const day = (...availableTime: ReturnType<typeof time>[]) => ({ id: 'd1', day: 'monday' as const, availableTime })
const hours = {
  userId: rita,
  ruleId: 'r1',
  name: 'Office',
  timezone: 'Europe/Berlin',
  days: [day(time('09:00', '12:00'), time('13:00', '24:00', 'u'))],
  exceptions: [{ id: 'e1', date: '2026-12-24', availableTime: [] }],
}
type Hours = typeof hours
const save = (more: Partial<Hours> = {}): AvailabilityCommand => ({
  type: 'SaveAvailabilityRule',
  data: { ...hours, ...more },
})
const saved = (more: Partial<Hours> = {}): AvailabilityEvent => ({
  type: 'AvailabilityRuleSaved',
  data: { ...hours, ...more },
})
const chosen = (ruleId: string | null): AvailabilityEvent => ({ type: 'DefaultAvailabilityChosen', data: { ruleId } })
const remove = (ruleId: string): AvailabilityCommand => ({ type: 'RemoveAvailabilityRule', data: { ruleId } })

it('keeps hours under a tidy name and in order; the first are the default', () => {
  const shuffled = [day(time('13:00', '24:00', 'u'), time('09:00', '12:00'))]
  given()
    .when(save({ name: ' Office ', days: shuffled }))
    .then(saved(), chosen('r1'))
  given(saved(), chosen('r1')).when(save()).thenNothing()
  given(saved(), chosen('r1'))
    .when(save({ ruleId: 'r2' }))
    .then(saved({ ruleId: 'r2' }))
})

it('has another default when the default is removed, and none after the last', () => {
  const two = [saved(), chosen('r1'), saved({ ruleId: 'r2' })]
  given(...two)
    .when(remove('r1'))
    .then({ type: 'AvailabilityRuleRemoved', data: { ruleId: 'r1' } }, chosen('r2'))
  given(...two)
    .when(remove('r2'))
    .then({ type: 'AvailabilityRuleRemoved', data: { ruleId: 'r2' } })
  given(saved(), chosen('r1'))
    .when(remove('r1'))
    .then({ type: 'AvailabilityRuleRemoved', data: { ruleId: 'r1' } }, chosen(null))
  given().when(remove('r1')).thenRejects('availability/not-found')
  given(...two)
    .when({ type: 'ChooseDefaultAvailability', data: { ruleId: 'r2' } })
    .then(chosen('r2'))
  given(...two)
    .when({ type: 'ChooseDefaultAvailability', data: { ruleId: 'r9' } })
    .thenRejects('availability/not-found')
})

describe('bad input is refused with what to mend', () => {
  const many = Array.from({ length: 51 }, (_, at) =>
    time(`${String(Math.floor(at / 4)).padStart(2, '0')}:${'00 15 30 45'.split(' ')[at % 4]}`, '24:00', `t${at}`),
  )
  it.each<[string, Partial<Hours>, Record<string, string>]>([
    ['0 minutes', { days: [day(time('09:00', '09:00'))] }, { d1: 'The end has to be after the start' }],
    ['an end before', { days: [day(time('18:00', '09:00'))] }, { d1: 'The end has to be after the start' }],
    [
      'an overlap',
      { days: [day(time('09:00', '12:00'), time('11:59', '13:00'))] },
      { d1: 'Times of a day must not overlap' },
    ],
    ['24:01', { days: [day(time('09:00', '24:01'))] }, { d1: 'Give hours and minutes, such as 09:30' }],
    ['a time in words', { days: [day(time('nine', '12:00'))] }, { d1: 'Give hours and minutes, such as 09:30' }],
    ['a zone that does not exist', { timezone: 'Mars/Olympus' }, { timezone: 'Choose one of the time zones' }],
    ['no hours at all', { days: [day()] }, { days: 'Give hours on at least one day' }],
    ['a day twice', { days: [hours.days[0]!, hours.days[0]!] }, { days: 'Give each day once' }],
    ['no name', { name: ' \u200b' }, { name: 'Give the hours a name' }],
    [
      'no day of the calendar',
      { exceptions: [{ id: 'e1', date: '2026-02-30', availableTime: [] }] },
      { e1: 'Choose a date of the calendar' },
    ],
    [
      'a date twice',
      { exceptions: [hours.exceptions[0]!, { ...hours.exceptions[0]!, id: 'e2' }] },
      { exceptions: 'Give each date once' },
    ],
    [
      '201 dates',
      {
        exceptions: Array.from({ length: 201 }, (_, at) => ({
          id: 'e',
          date: `${1000 + at}-01-01`,
          availableTime: [],
        })),
      },
      { exceptions: 'Give at most 200 dates' },
    ],
    ['51 times', { days: [day(...many)] }, { days: 'Give at most 50 times', d1: 'Give at most 50 times' }],
  ])('%s', (_what, more, fields) => given().when(save(more)).thenRejects('availability/invalid', fields))

  it('more than 20 sets of hours', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => saved({ ruleId: `r${at}` }))
    given(...twenty)
      .when(save({ ruleId: 'more' }))
      .thenRejects('availability/too-many', 'You can keep at most 20 sets of hours')
  })
})

it('limits interviews by notice, number and buffers of the specification', () => {
  const limits = { userId: rita, minimumNotice: 240, dailyCap: 3, bufferBefore: 10, bufferAfter: 15 }
  const set = (more = {}): AvailabilityCommand => ({ type: 'SetAvailabilityLimits', data: { ...limits, ...more } })
  given().when(set()).then({ type: 'AvailabilityLimitsSet', data: limits })
  given({ type: 'AvailabilityLimitsSet', data: limits }).when(set()).thenNothing()
  given()
    .when(set({ bufferAfter: 7 }))
    .thenRejects('availability/invalid', { bufferAfter: 'Choose 0, 5, 10, 15, 30, 45 or 60 minutes' })
  given()
    .when(set({ dailyCap: 0 }))
    .thenRejects('availability/invalid', { dailyCap: 'Give 1 to 20 interviews a day' })
  given()
    .when(set({ minimumNotice: -1 }))
    .thenRejects('availability/invalid', { minimumNotice: 'Give 0 to 43200 minutes' })
})

it('has one address of the calendar at a time, named by the command that opened it', () => {
  const { commandId } = contextOf(editor)
  const open: AvailabilityCommand = { type: 'OpenCalendarFeed', data: { userId: rita } }
  const close: AvailabilityCommand = { type: 'CloseCalendarFeed', data: { userId: rita } }
  const opened: AvailabilityEvent = { type: 'CalendarFeedOpened', data: { userId: rita, feedId: commandId } }
  const closed: AvailabilityEvent = { type: 'CalendarFeedClosed', data: { userId: rita } }
  given().when(open).then(opened)
  given(opened).when(open).then(opened)
  given(opened).when(close).then(closed)
  given(opened, closed).when(close).thenNothing()
  given().when(close).thenNothing()
})

it('has calendars elsewhere, each address once, five at most', () => {
  const { commandId } = contextOf(editor)
  const connect = (name: string, address: string): AvailabilityCommand => ({
    type: 'ConnectCalendar',
    data: { userId: rita, name, address },
  })
  const connected = (calendarId: string, address: string): AvailabilityEvent => ({
    type: 'CalendarConnected',
    data: { userId: rita, calendarId, name: 'Work', address },
  })
  const address = 'https://calendar.example.com/a.ics'
  const first = connected(commandId, address)
  given().when(connect(' Work ', 'webcal://calendar.example.com/a.ics')).then(first)
  given(first).when(connect('Again', address)).thenNothing()
  given().when(connect(' ', 'file:///etc/passwd')).thenRejects('availability/invalid', {
    calendarName: 'Give the calendar a name',
    address: 'Enter the address of a calendar, such as https://example.com/calendar.ics',
  })
  given()
    .when(connect('x'.repeat(61), address))
    .thenRejects('availability/invalid', { calendarName: 'Use at most 60 characters' })
  given()
    .when(connect('a\u0007b', address))
    .thenRejects('availability/invalid', { calendarName: 'Line breaks and control characters are not possible here' })
  const five = Array.from({ length: 5 }, (_, at) => connected(randomUUID(), `${address}?${at}`))
  given(...five)
    .when(connect('Sixth', address))
    .thenRejects('availability/too-many', 'You can connect at most 5 calendars')
  const disconnect: AvailabilityCommand = { type: 'DisconnectCalendar', data: { userId: rita, calendarId: commandId } }
  given(first)
    .when(disconnect)
    .then({ type: 'CalendarDisconnected', data: { userId: rita, calendarId: commandId } })
  given().when(disconnect).thenNothing()
})
