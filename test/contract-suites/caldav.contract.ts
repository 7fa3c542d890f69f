import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { CalendarAccount } from '#infra/engines/calendars/port.ts'
import { openCalendars } from '#infra/engines/calendars/calendars.ts'

/** A server with one account and two calendars that are empty: the person's own, "Personal", and "Team". */
export type CalendarServer = { url: string; account: CalendarAccount }

const asked = { from: '2026-03-01T00:00:00.000Z', to: '2026-04-01T00:00:00.000Z', zone: 'UTC', own: '@hire.test' }
const event = (uid: string, start: string, end: string, more: readonly string[] = []) =>
  [
    ...[
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//peer//EN',
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTAMP:20260101T000000Z',
    ],
    ...[`DTSTART:${start}`, `DTEND:${end}`, 'SUMMARY:Busy', ...more, 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n')

/** What every calendar server must support. */
export function describeCalDav(open: () => Promise<CalendarServer>) {
  const calendars = openCalendars({ loopback: true })
  /** What a calendar server reads in the file. */
  const unused = { summary: '', description: '', start: '', end: '', location: '', url: '' }
  const signedIn = async () => {
    const { url, account } = await open()
    const { home, found } = await calendars.discover(url, account)
    const named = (name: string) => found.find((each) => each.name === name)!.url
    const authorization = `Basic ${Buffer.from(`${account.username}:${account.password}`).toString('base64')}`
    /** As another program of theirs does. */
    const other = async (method: string, address: string, body?: string) => {
      const headers = { authorization, 'content-type': 'text/calendar; charset=utf-8' }
      const answer = await fetch(address, { method, headers, ...(body && { body }) })
      return { status: answer.status, text: await answer.text() }
    }
    const read = (etag: string | null = null) => calendars.read({ address: home, account }, { ...asked, etag })
    const busy = async () => {
      const answer = await read()
      if (answer === 'unchanged') throw new Error('No answer')
      return answer.busy.map(({ start, end }) => `${start.slice(5, 16)} ${end.slice(5, 16)}`)
    }
    return { account, home, found, named, other, read, busy, url }
  }

  it('finds the calendars of an account from the address of its server alone', async () => {
    const { found, home, url } = await signedIn()
    expect(new URL(home).origin).toBe(url)
    expect(found.map(({ name, isWritable }) => ({ name, isWritable }))).toEqual(
      expect.arrayContaining(['Personal', 'Team'].map((name) => ({ name, isWritable: true }))),
    )
  })

  it('does not open with another password', async () => {
    const { url, account } = await open()
    const wrong = { ...account, password: 'guessed' }
    await expect(calendars.discover(url, wrong)).rejects.toMatchObject({ code: 'calendar/refused' })
  })

  it('says when its owner is busy, over all calendars, and what changed since', async () => {
    const { named, other, read, busy } = await signedIn()
    await other('PUT', `${named('Personal')}one.ics`, event('one', '20260305T090000Z', '20260305T100000Z'))
    const weekly = ['RRULE:FREQ=WEEKLY;COUNT=2']
    await other('PUT', `${named('Team')}two.ics`, event('two', '20260309T130000Z', '20260309T140000Z', weekly))
    await other(
      'PUT',
      `${named('Team')}free.ics`,
      event('free', '20260310T130000Z', '20260310T140000Z', ['TRANSP:TRANSPARENT']),
    )
    expect(await busy()).toEqual(['03-05T09:00 03-05T10:00', '03-09T13:00 03-09T14:00', '03-16T13:00 03-16T14:00'])

    const before = await read()
    if (before === 'unchanged') throw new Error('No answer')
    expect(await read(before.etag)).toBe('unchanged')
    await other('DELETE', `${named('Personal')}one.ics`)
    const after = await read(before.etag)
    expect(after !== 'unchanged' && after.busy).toHaveLength(2)
  })

  it('keeps one event for a UID: written, written again, moved and taken away', async () => {
    const { account, named, other, busy } = await signedIn()
    const [calendar, uid] = [named('Team'), `iv-${randomUUID()}@hire.test`]
    const place = `${calendar}${uid.split('@')[0]}.ics`
    await calendars.put(account, calendar, { uid, ...unused, file: event(uid, '20260320T090000Z', '20260320T100000Z') })
    await calendars.put(account, calendar, { uid, ...unused, file: event(uid, '20260320T110000Z', '20260320T120000Z') })
    expect((await other('GET', place)).text).toMatch(/DTSTART:20260320T110000Z/)
    expect((await busy()).filter((each) => each.startsWith('03-20'))).toEqual([])
    await calendars.remove(account, calendar, uid)
    await calendars.remove(account, calendar, uid)
    expect((await other('GET', place)).status).toBe(404)
  })

  it('replaces and removes what an invitation by mail left there under the same UID', async () => {
    const { account, named, other } = await signedIn()
    const [calendar, uid] = [named('Team'), `iv-${randomUUID()}@hire.test`]
    const place = `${calendar}from-mail-${randomUUID()}.ics`
    await other('PUT', place, event(uid, '20260321T090000Z', '20260321T100000Z'))
    await calendars.put(account, calendar, { uid, ...unused, file: event(uid, '20260321T110000Z', '20260321T120000Z') })
    expect((await other('GET', place)).text).toMatch(/DTSTART:20260321T110000Z/)
    await calendars.remove(account, calendar, uid)
    expect((await other('GET', place)).status).toBe(404)
  })
}
