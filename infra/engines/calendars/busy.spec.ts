import { describe, expect, it } from 'vitest'
import { busyIn } from './busy.ts'

const asked = {
  from: '2026-03-01T00:00:00.000Z',
  to: '2026-04-30T00:00:00.000Z',
  zone: 'Europe/Berlin',
  own: '@hire.example.com',
}
const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT']
const busy = (...lines: string[]) =>
  busyIn(file(...lines), asked).map(({ start, end }) => `${start.slice(0, 16)} ${end.slice(0, 16)}`)

describe('when a calendar is busy', () => {
  it.each([
    ['in UTC', ['UID:1', 'DTSTART:20260305T090000Z', 'DTEND:20260305T100000Z'], '2026-03-05T09:00 2026-03-05T10:00'],
    [
      'in a zone without its table',
      ['UID:1', 'DTSTART;TZID=America/New_York:20260305T090000', 'DURATION:PT30M'],
      '2026-03-05T14:00 2026-03-05T14:30',
    ],
    ['in no zone', ['UID:1', 'DTSTART:20260305T090000', 'DTEND:20260305T100000'], '2026-03-05T08:00 2026-03-05T09:00'],
    [
      'on a day that clocks change',
      ['UID:1', 'DTSTART;VALUE=DATE:20260329', 'DTEND;VALUE=DATE:20260330'],
      '2026-03-28T23:00 2026-03-29T22:00',
    ],
  ])('%s', (_, lines, expected) => {
    expect(busy(...event(...lines))).toEqual([expected])
  })

  it('is not by what is transparent, cancelled, free, elsewhere in time, or our own interview', () => {
    const at = ['DTSTART:20260305T090000Z', 'DTEND:20260305T100000Z']
    expect(
      busy(
        ...event('UID:1', ...at, 'TRANSP:TRANSPARENT'),
        ...event('UID:2', ...at, 'STATUS:CANCELLED'),
        ...event('UID:3', ...at, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
        ...event('UID:iv-1@hire.example.com', ...at),
        ...event('UID:4', 'DTSTART:20250305T090000Z', 'DTEND:20250305T100000Z'),
      ),
    ).toEqual([])
  })

  it('repeats by the clock of its zone, without what was left out, and with what was moved', () => {
    const week = ['UID:1', 'DTSTART;TZID=Europe/Berlin:20260316T090000', 'DTEND;TZID=Europe/Berlin:20260316T100000']
    const moved = [
      'UID:1',
      'RECURRENCE-ID;TZID=Europe/Berlin:20260406T090000',
      'DTSTART;TZID=Europe/Berlin:20260407T150000',
      'DTEND;TZID=Europe/Berlin:20260407T160000',
    ]
    expect(
      busy(
        ...event(...week, 'RRULE:FREQ=WEEKLY;COUNT=5', 'EXDATE;TZID=Europe/Berlin:20260323T090000'),
        ...event(...moved),
      ),
    ).toEqual([
      '2026-03-16T08:00 2026-03-16T09:00',
      '2026-03-30T07:00 2026-03-30T08:00',
      '2026-04-07T13:00 2026-04-07T14:00',
      '2026-04-13T07:00 2026-04-13T08:00',
    ])
  })

  it('reads free-busy times, and joins what overlaps', () => {
    expect(
      busy(
        'BEGIN:VFREEBUSY',
        'UID:f',
        'DTSTAMP:20260101T000000Z',
        'FREEBUSY;FBTYPE=BUSY:20260305T090000Z/20260305T100000Z,20260305T093000Z/PT1H',
        'FREEBUSY;FBTYPE=FREE:20260306T090000Z/PT1H',
        'END:VFREEBUSY',
      ),
    ).toEqual(['2026-03-05T09:00 2026-03-05T10:30'])
  })

  it('ends with what repeats every second for ever', () => {
    const endless = event('UID:1', 'DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')
    expect(busy(...endless)).toEqual([])
  })

  it('is not known of what is no calendar', () => {
    for (const text of ['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD']) expect(() => busyIn(text, asked)).toThrow()
  })
})
