import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { interviewLink } from '#services/core/secrets/interview-link.ts'
import { useApi, type Who } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'

const visitor: Who = { headers: {} }
let [page, feed, first] = ['', '', '']
const start = '2999-01-01T09:00:00.000Z'
const api = useApi(undefined, async (platform, { acme }) => {
  const { admin } = colleaguesOf(platform, acme)
  const { companyId, interviewId } = acme
  const { linkId } = await platform.useCases.interviews.interviewOf(admin, interviewId)
  page = new URL(interviewLink(platform, { companyId, interviewId, linkId })).pathname
  const { availability, interviews } = platform.useCases
  const open = async () => {
    await availability.openCalendarFeed(admin, { commandId: randomUUID() })
    return new URL((await availability.calendarFeedOf(admin))!).pathname
  }
  ;[first, feed] = [await open(), await open()]
  expect((await platform.useCases.availability.calendarFeedOf(admin))!).toMatch(/^https?:/)
  const { token } = await interviews.bookInterview(admin, { interviewId, start, zone: 'Europe/Berlin', reason: null })
  await platform.caughtUp(token)
})
const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))

it('a candidate keeps the appointment in their calendar: the file that updates by mail change', async () => {
  const got = await api.get(visitor, `${page}/calendar.ics`)
  expect([got.status, got.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(got.headers.get('content-disposition')).toBe('attachment; filename="interview.ics"')
  const [event] = eventsIn(got.body.toString())
  expect(event).toMatchObject({ sequence: 0, summary: 'Call Kestrel', location: '+49 30 1234' })
  expect(event!.uid).toMatch(new RegExp(`^iv-${api.acme.interviewId}@`))
  expect(event!.startDate.toJSDate().toISOString()).toBe(start)
  expect(event!.attendees).toEqual([])
  expect((await api.get(visitor, page)).text).toContain(`href="${page}/calendar.ics"`)
  expect((await api.get(visitor, `${page}x/calendar.ics`)).status).toBe(404)
})

it('a colleague subscribes to their interviews at a secret address, until it is replaced or turned off', async () => {
  const { admin } = api.acme
  const got = await api.get(visitor, feed)
  expect([got.status, got.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const file = got.body.toString() as string
  expect(eventsIn(file).map(({ summary, sequence }) => [summary, sequence])).toEqual([['Call Kestrel', 0]])
  expect(file.replaceAll('\r\n ', '')).toContain('Ada Kestrel')
  const etag = got.headers.get('etag')!
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`])
    expect((await api.get(visitor, feed, { headers: { 'if-none-match': known } })).status).toBe(304)
  const forged = feed.replace(api.acme.userId, api.rival.userId)
  for (const wrong of [first, forged, feed.replace('.ics', 'x.ics'), '/calendars/nothing.ics'])
    expect(await api.get(visitor, wrong), wrong).toMatchObject({ status: 404, body: { code: 'calendar/not-found' } })

  const press = (intent: string) =>
    api.send(admin, 'POST', '/scheduling-settings', {
      raw: `intent=${intent}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await api.get(admin, '/scheduling-settings')).text).toContain(feed)
  await press('openFeed')
  expect((await api.get(visitor, feed)).status).toBe(404)
  const replaced = /https?:\/\/[^"/]+(\/calendars\/[^"]+\.ics)"/.exec(
    (await api.get(admin, '/scheduling-settings')).text,
  )
  expect((await api.get(visitor, replaced![1]!)).status).toBe(200)
  await press('closeFeed')
  expect((await api.get(visitor, replaced![1]!)).status).toBe(404)
  expect((await api.get(admin, '/scheduling-settings')).text).not.toContain('/calendars/')
})
