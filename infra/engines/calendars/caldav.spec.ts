import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { describeCalDav } from '#test/contract-suites/caldav.contract.ts'
import { startCalDav } from '#test/peers/caldav/server.ts'
import { openCalendars } from './calendars.ts'

const peer = await startCalDav()
afterAll(() => peer.close())
beforeEach(() => {
  peer.calendars.clear()
  peer.add('personal', { name: 'Personal' })
  peer.add('team', { name: 'Team' })
  peer.mood.isAway = false
})

describe('a calendar server', () => describeCalDav(async () => ({ url: peer.url, account: peer.account })))

const calendars = openCalendars({ loopback: true })
const asked = { from: '2026-03-01T00:00:00.000Z', to: '2026-04-01T00:00:00.000Z', zone: 'UTC', own: '@x', etag: null }

it('reads no lists of tasks, writes to no calendar that is for reading, and calls a calendar by numbers too', async () => {
  peer.add('tasks', { name: 'Tasks', isTasks: true })
  const readOnly = peer.add('holidays', { name: '2026', isReadOnly: true })
  const { found } = await calendars.discover(peer.url, peer.account)
  expect(found.map(({ name, isWritable }) => [name, isWritable])).toEqual([
    ['Personal', true],
    ['Team', true],
    ['2026', false],
  ])
  const unused = { summary: '', description: '', start: '', end: '', location: '', url: '' }
  const file = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a@x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'
  await expect(calendars.put(peer.account, readOnly, { uid: 'a@x', file, ...unused })).rejects.toMatchObject({
    code: 'calendar/unwritable',
  })
})

it('asks one small question while nothing changed, and no event of a calendar is lost for one that is broken', async () => {
  const team = peer.calendars.get('team/')!
  team.objects.set('bad.ics', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:')
  const good = ['BEGIN:VEVENT', 'UID:g', 'DTSTART:20260305T090000Z', 'DTEND:20260305T100000Z', 'END:VEVENT']
  team.objects.set('good.ics', ['BEGIN:VCALENDAR', 'VERSION:2.0', ...good, 'END:VCALENDAR'].join('\r\n'))
  const source = { address: peer.home, account: peer.account }
  const first = await calendars.read(source, asked)
  if (first === 'unchanged') throw new Error('No answer')
  expect(first.busy).toEqual([{ start: '2026-03-05T09:00:00.000Z', end: '2026-03-05T10:00:00.000Z' }])
  peer.mood.requests.length = 0
  expect(await calendars.read(source, { ...asked, etag: first.etag })).toBe('unchanged')
  expect(peer.mood.requests).toEqual([`PROPFIND ${new URL(peer.home).pathname}`])
})

it('tells a server that is away from one that has no calendars, and asks no private address', async () => {
  peer.mood.isAway = true
  await expect(calendars.discover(peer.url, peer.account)).rejects.toMatchObject({ code: 'calendar/unavailable' })
  peer.mood.isAway = false
  peer.calendars.clear()
  await expect(calendars.discover(peer.url, peer.account)).rejects.toMatchObject({ code: 'calendar/unreadable' })
  const outside = openCalendars({ loopback: false })
  await expect(outside.discover(peer.url, peer.account)).rejects.toMatchObject({ code: 'calendar/unreadable' })
})
