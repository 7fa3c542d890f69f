import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { bookingOf, calendarFile, type Meeting, meetingUid, sequenceOf } from './calendar-file.ts'

const meeting: Meeting = {
  uid: meetingUid('88888888-8888-4888-8888-888888888891', 'https://hire.example.com'),
  sequence: 2,
  method: 'REQUEST',
  at: '2026-03-02T12:00:00.000Z',
  start: '2026-03-04T10:00:00.000Z',
  end: '2026-03-04T10:45:00.000Z',
  summary: 'Technical interview; Köchin, שלום',
  description: 'We look at a design together.\nBring: questions, \\ and ; too.',
  location: 'https://meet.acme.test/backend',
  url: 'https://hire.example.com/meet/abc',
  organizer: { name: 'Acme "Hiring" Ltd', address: 'rsvp+abc@replies.example.com' },
  attendees: [
    { name: 'Rita; Moreno', address: 'rita@acme.test', response: 'CONFIRMED', required: true },
    { name: 'Omar', address: 'omar+x@acme.test', response: 'PENDING', required: false },
  ],
}

/** As a calendar reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  return { calendar, event, at: event.component.getFirstPropertyValue('dtstamp')!.toString() }
}

describe('the calendar file of an interview', () => {
  it('says what, when, where and with whom, in UTC', () => {
    const { calendar, event, at } = read(calendarFile(meeting))
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(event).toMatchObject({
      uid: 'iv-88888888-8888-4888-8888-888888888891@hire.example.com',
      sequence: 2,
      summary: meeting.summary,
      description: meeting.description,
      location: meeting.location,
    })
    expect([event.startDate, event.endDate].map((time) => time.toJSDate().toISOString())).toEqual([
      meeting.start,
      meeting.end,
    ])
    expect(at).toBe('2026-03-02T12:00:00Z')
    const people = event.attendees.map((each) => [
      each.getFirstValue(),
      each.getFirstParameter('cn'),
      each.getFirstParameter('partstat'),
      each.getFirstParameter('role'),
    ])
    expect(people).toEqual([
      ['mailto:rita@acme.test', 'Rita; Moreno', 'ACCEPTED', 'REQ-PARTICIPANT'],
      ['mailto:omar+x@acme.test', 'Omar', 'NEEDS-ACTION', 'OPT-PARTICIPANT'],
    ])
    expect(event.organizer).toBe('mailto:rsvp+abc@replies.example.com')
    expect(event.component.getFirstProperty('organizer')!.getFirstParameter('cn')).toBe("Acme 'Hiring' Ltd")
  })

  it('takes a meeting back under the same name', () => {
    const { calendar, event } = read(calendarFile({ ...meeting, method: 'CANCEL', sequence: 3 }))
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect([event.uid, event.sequence]).toEqual([meeting.uid, 3])
  })

  it('has numbers that rise with a booking, its end, and the next booking', () => {
    const numbers = [sequenceOf(0), sequenceOf(0, true), sequenceOf(1), sequenceOf(1, true)]
    expect(numbers).toEqual([0, 1, 2, 3])
    expect(numbers.map(bookingOf)).toEqual([0, 0, 1, 1])
  })

  it('says any text as it is, in lines of 75 octets, and never has a line that a text smuggles in', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom('\r', '\n', ';', ',', ':', '\\', '"', 'ä', '\u{1f600}', 'END', 'ATTENDEE:x') }),
    )
    fc.assert(
      fc.property(text, text, text, text, (summary, description, name, address) => {
        const file = calendarFile({
          ...meeting,
          summary,
          description,
          organizer: { name, address: 'a@b.test' },
          attendees: [{ name, address: `${address}@b.test`, response: 'MAYBE', required: true }],
        })
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        const { calendar, event } = read(file)
        expect(calendar.getAllSubcomponents()).toHaveLength(1)
        expect(event.attendees).toHaveLength(1)
        const plain = /^[^\u0000-\u001f\u007f\u2028\u2029\ud800-\udfff]*$/
        if (plain.test(summary)) expect(event.summary ?? '').toBe(summary)
      }),
    )
  })
})
