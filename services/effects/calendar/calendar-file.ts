import type { AttendeeResponse } from '#contracts/interview/codes.ts'

export type Invited = { name: string; address: string; response: AttendeeResponse; required: boolean }

/** A meeting as one recipient's calendar learns of it. Times are instants in UTC. */
export type Meeting = {
  uid: string
  sequence: number
  /** PUBLISH: to be kept, without answers. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  /** When this was written: of two with one sequence the newer counts. */
  at: string
  start: string
  end: string
  summary: string
  description: string
  location: string
  url: string
  organizer: { name: string; address: string }
  attendees: readonly Invited[]
}

const participation: Record<AttendeeResponse, string> = {
  PENDING: 'NEEDS-ACTION',
  MAYBE: 'TENTATIVE',
  CONFIRMED: 'ACCEPTED',
  REJECTED: 'DECLINED',
}

/** The interview's one UID, for as long as it lives (RFC 5545 3.8.4.7). */
export const meetingUid = (interviewId: string, publicUrl: string) => `iv-${interviewId}@${new URL(publicUrl).hostname}`

/**
 * Calendars learn of a booking with an even number, and of its end, while no other time is booked, with the odd one
 * after it: SEQUENCE rises with both (RFC 5546 2.1.4).
 */
export const sequenceOf = (booking: number, isTakenBack = false) => booking * 2 + (isTakenBack ? 1 : 0)
/** The booking that a calendar answers. */
export const bookingOf = (sequence: number) => Math.floor(sequence / 2)

/** The file as RFC 5545 and 5546 (iTIP) want it: lines of at most 75 octets that end with CR LF, text escaped. */
export const calendarFile = (meeting: Meeting): string => fileOf([`METHOD:${meeting.method}`, ...eventLines(meeting)])

/**
 * The event as a calendar server keeps it (RFC 4791 4.1): without a method, and without people, to whom the server would write
 * letters of its own.
 */
export const storedEvent = (meeting: Omit<Meeting, 'method' | 'organizer' | 'attendees'>): string =>
  fileOf(eventLines({ ...meeting, method: 'PUBLISH', organizer: null, attendees: [] }))

/** A calendar to subscribe to: programs show its name, and read it again every hour (RFC 7986 5.1, 5.7). */
export const calendarFeed = (name: string, meetings: readonly Meeting[]): string =>
  fileOf([
    'METHOD:PUBLISH',
    `NAME:${textOf(name)}`,
    `X-WR-CALNAME:${textOf(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...meetings.flatMap(eventLines),
  ])

const fileOf = (lines: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hirelog//Interviews//EN',
    'CALSCALE:GREGORIAN',
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

function eventLines(meeting: Omit<Meeting, 'organizer'> & { organizer: Meeting['organizer'] | null }): string[] {
  const { method, organizer, attendees } = meeting
  return [
    'BEGIN:VEVENT',
    `UID:${textOf(meeting.uid)}`,
    `DTSTAMP:${timeOf(meeting.at)}`,
    `SEQUENCE:${meeting.sequence}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${timeOf(meeting.start)}`,
    `DTEND:${timeOf(meeting.end)}`,
    `SUMMARY:${textOf(meeting.summary)}`,
    meeting.description && `DESCRIPTION:${textOf(meeting.description)}`,
    meeting.location && `LOCATION:${textOf(meeting.location)}`,
    URL.canParse(meeting.url) && `URL:${new URL(meeting.url).href}`,
    organizer && `ORGANIZER;CN=${nameOf(organizer.name)}:${mailto(organizer.address)}`,
    // What is published has no attendees (RFC 5546 3.2.1).
    ...(method === 'PUBLISH' ? [] : attendees.map(attendee)),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ].filter((line) => typeof line === 'string' && line !== '') as string[]
}

const attendee = ({ name, address, response, required }: Invited) =>
  `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=${required ? 'REQ' : 'OPT'}-PARTICIPANT;PARTSTAT=${participation[response]};RSVP=TRUE;CN=${nameOf(name)}:${mailto(address)}`

const timeOf = (instant: string) => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`

const control = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g
const textOf = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(control, ' ')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')

/** In quotation marks, which a name itself cannot have there (RFC 5545 3.2). */
const nameOf = (name: string) => `"${name.replace(/\s+/g, ' ').replace(control, ' ').replaceAll('"', "'")}"`

/** An address is one value: what is no part of one is written in percent. */
const mailto = (address: string) =>
  `mailto:${encodeURI(address.trim().toWellFormed()).replace(/[;,?#:]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)}`

const OCTETS = 75

/** Between characters, never within one. */
function folded(line: string): string {
  let [result, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > OCTETS) [result, octets] = [`${result}\r\n `, 1]
    result += character
    octets += size
  }
  return result
}
