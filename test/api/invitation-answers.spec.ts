import { beforeEach, expect, it } from 'vitest'
import { answerLink } from '#services/core/secrets/answer-link.ts'
import { meetingUid, sequenceOf } from '#services/effects/calendar/calendar-file.ts'
import { replyAddress } from '#services/effects/calendar/reply-address.ts'
import { aMeeting } from '../security/bodies.ts'
import { useApi, type Who } from '../support/api.ts'

const visitor: Who = { headers: {} }
const secret = 'between a mail service and us'
const env = { MEETING_REPLIES_ADDRESS: 'rsvp@replies.example.com', MEETING_REPLIES_SECRET: secret }
const linkFor: Record<string, (interviewId: string) => string> = {}
let addressFor: (interviewId: string) => string
const api = useApi(
  () => env,
  async (platform, { acme: { companyId, userId }, rival }) => {
    const path = (id: string) => (interviewId: string) =>
      new URL(answerLink(platform, { companyId, interviewId, userId: id })).pathname
    linkFor.invited = path(userId)
    linkFor.stranger = path(rival.userId)
    const meetingReplies = { address: env.MEETING_REPLIES_ADDRESS, secret }
    const needs = { engines: platform.engines, settings: { ...platform.settings, meetingReplies } }
    addressFor = (interviewId) => replyAddress(needs, { companyId, interviewId, userId })
  },
)
const events = '/api/v2/cronofy/events'
let [id, link, hour] = ['', '', 7]
const answered = async (event = id) => {
  const { body } = await api.get(api.acme.edit, `${events}?video_id=${api.acme.invited}&limit=200`)
  const found = (body.events as { event_id: string; attendees: { response: number }[] }[]).find(
    ({ event_id }) => event_id === event,
  )
  return found!.attendees[0]!.response
}
beforeEach(async () => {
  hour++
  const start = `2999-01-09T${String(hour).padStart(2, '0')}:00:00.000Z`
  const { acme } = api
  const plan = {
    job_id: acme.jobId,
    video_id: acme.invited,
    ...aMeeting(acme.userId, [{ start, end: start.replace(':00:00.', ':45:00.') }]),
  }
  id = (await api.post(acme.edit, events, plan)).body.event_id
  await api.post(acme.edit, `${events}/${id}/reschedule`, { start, tzid: 'Europe/Berlin' })
  link = linkFor.invited!(id)
})
const press = (to: string, response: string) =>
  api.send(visitor, 'POST', to, {
    raw: `response=${response}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: api.server.url },
  })

it('a colleague answers with the link of their mail: opening it changes nothing, a press does', async () => {
  const page = await api.get(visitor, `${link}?to=REJECTED`)
  expect([page.status, page.text.includes('Invited Kestrel 1'), page.text.includes('Do you take part?')]).toEqual([
    200,
    true,
    true,
  ])
  expect(await answered()).toBe(0)
  expect((await press(link, 'CONFIRMED')).text).toContain('You accepted.')
  expect(await answered()).toBe(2)
  expect((await press(link, 'REJECTED')).text).toContain('You declined.')
  expect(await answered()).toBe(3)
  expect((await press(link, 'PENDING')).status).toBe(400)
})

it('a forged link is one that never was, and of a meeting that is cancelled there is nothing to answer', async () => {
  for (const wrong of [`${link}x`, link.replace(api.acme.userId, api.rival.userId), linkFor.stranger!(id), '/answer/x'])
    expect([wrong, (await api.get(visitor, wrong)).status]).toEqual([wrong, 404])
  await api.patch(api.acme.edit, `${events}/${id}/delete`, {})
  expect((await api.get(visitor, link)).text).toContain('Nothing to answer')
  expect((await press(link, 'CONFIRMED')).text).toContain('This interview is over')
  expect(await answered()).toBe(0)
})

it('who is signed in answers by a call, and only for a meeting they take part in', async () => {
  const { admin, edit } = api.acme
  expect((await api.patch(admin, `${events}/${id}`, { response: 1 })).status).toBe(200)
  expect(await answered()).toBe(1)
  const other = await api.patch(edit, `${events}/${id}`, { response: 2 })
  expect([other.status, other.body.detail]).toEqual([409, 'You do not take part in this interview'])
})

const mail = (to: string, partstat: string) =>
  [
    'From: Someone <else@home.test>',
    `To: ${to}`,
    'Subject: Re: Interview',
    'MIME-Version: 1.0',
    'Content-Type: text/calendar; charset=utf-8; method=REPLY',
    '',
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calendar//EN',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    `UID:${meetingUid(id, api.server.url)}`,
    `SEQUENCE:${sequenceOf(0)}`,
    'DTSTAMP:20260302T120000Z',
    'DTSTART:29990109T080000Z',
    `ATTENDEE;PARTSTAT=${partstat}:mailto:admin@acme.test`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
const deliver = (raw: string, { bearer = secret, type = 'message/rfc822' } = {}) =>
  api.send(visitor, 'POST', '/hooks/meeting-replies', {
    raw,
    headers: { 'content-type': type, authorization: `Bearer ${bearer}` },
  })

it('the mail service hands over what calendars answer: once per person, by their address, and from no other', async () => {
  const to = addressFor(id)
  expect((await deliver(mail(to, 'ACCEPTED'))).body).toEqual({ status: 'OK' })
  expect(await answered()).toBe(2)
  expect((await deliver(mail(to, 'DECLINED'))).body).toEqual({ status: 'OK' })
  expect(await answered()).toBe(3)
  expect((await deliver(mail(to, 'ACCEPTED'), { bearer: 'another secret entirely' })).status).toBe(401)
  expect((await deliver(mail(to, 'ACCEPTED'), { type: 'application/json' })).status).toBe(415)
  expect(
    (
      await deliver(
        mail(
          to.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@')),
          'ACCEPTED',
        ),
      )
    ).status,
  ).toBe(404)
  expect((await deliver(`To: ${to}\r\nSubject: Away\r\n\r\nI am away.`)).body).toEqual({ status: 'ignored' })
  expect((await deliver('x'.repeat(10 * 1024 * 1024 + 1))).status).toBe(413)
  expect(await answered()).toBe(3)
})
