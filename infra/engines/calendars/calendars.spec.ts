import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { openCalendars } from './calendars.ts'

const EVENT =
  'BEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:20260305T090000Z\r\nDTEND:20260305T100000Z\r\nEND:VEVENT\r\n'
const FILE = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${EVENT}END:VCALENDAR\r\n`
const answers: Record<string, (response: ServerResponse, etag: string | undefined) => unknown> = {
  '/good.ics': (response, etag) =>
    etag === '"1"' ? response.writeHead(304).end() : response.writeHead(200, { etag: '"1"' }).end(FILE),
  '/gone.ics': (response) => response.writeHead(404).end(),
  '/moved.ics': (response) => response.writeHead(302, { location: '/good.ics' }).end(),
  '/broken.ics': (response) => response.writeHead(500).end(),
  '/busy.ics': (response) => response.writeHead(429).end(),
  '/page.ics': (response) => response.writeHead(200).end('<html>Sign in</html>'),
  '/huge.ics': (response) => response.writeHead(200).end('x'.repeat(5_100_000)),
}
const server = createServer((request, response) =>
  answers[request.url!]!(response, request.headers['if-none-match'] as string | undefined),
)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const calendars = openCalendars({ loopback: true })
const asked = { from: '2026-03-01T00:00:00.000Z', to: '2026-04-01T00:00:00.000Z', zone: 'UTC', own: '@here' }
const read = (path: string, etag: string | null = null) =>
  calendars.read({ address: base + path, account: null }, { ...asked, etag })

it('reads a calendar by its address, and not again while it is the same', async () => {
  const busy = [{ start: '2026-03-05T09:00:00.000Z', end: '2026-03-05T10:00:00.000Z' }]
  expect(await read('/good.ics')).toEqual({ busy, etag: '"1"', found: [] })
  expect(await read('/good.ics', '"1"')).toBe('unchanged')
})

it.each([
  ['/gone.ics', 'This address shows no calendar'],
  ['/moved.ics', 'This address shows no calendar'],
  ['/page.ics', 'This address shows no calendar'],
  ['/huge.ics', 'This calendar is too large to be read'],
  ['/broken.ics', 'This calendar does not answer'],
  ['/busy.ics', 'This calendar does not answer'],
])('says of %s: %s', async (path, words) => {
  await expect(read(path)).rejects.toThrow(words)
})

it('asks no address inside a private network', async () => {
  const outside = openCalendars({ loopback: false })
  await expect(
    outside.read({ address: `${base}/good.ics`, account: null }, { ...asked, etag: null }),
  ).rejects.toMatchObject({
    code: 'calendar/unreadable',
  })
})
