import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { status: number; body?: string; headers?: Record<string, string> }
type Calendar = { name: string; objects: Map<string, string>; version: number; isReadOnly?: boolean; isTasks?: boolean }

const namespaces = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/"'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '&#13;')
const uidIn = (file: string) => /^UID:(.+?)\r?$/m.exec(file.replaceAll(/\r?\n[ \t]/g, ''))?.[1] ?? ''
const etagOf = (file: string) => `"${createHash('sha256').update(file).digest('hex').slice(0, 16)}"`

/**
 * A calendar server as a client meets it (RFC 4791, 6578, 6764): found over /.well-known, one account with a password, a home of
 * calendars with ctag and sync-token, queries by time and by UID, and one object for each UID of a calendar.
 */
export async function startCalDav() {
  const account = { username: 'ben', password: 'app-password' }
  const calendars = new Map<string, Calendar>()
  const mood = { isAway: false, requests: [] as string[] }
  const root = '/dav/'
  const [principal, home] = [`${root}principals/ben/`, `${root}calendars/ben/`]

  const multistatus = (responses: string[]): Answer => ({
    status: 207,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0"?><d:multistatus ${namespaces}>${responses.join('')}</d:multistatus>`,
  })
  const response = (href: string, props: string) =>
    `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`
  const collection = (path: string, { name, version, isReadOnly, isTasks }: Calendar) =>
    response(
      home + path,
      `<d:displayname>${escaped(name)}</d:displayname><d:resourcetype><d:collection/><c:calendar/></d:resourcetype>` +
        `<cs:getctag>${version}</cs:getctag><d:sync-token>http://peer/sync/${version}</d:sync-token>` +
        `<c:supported-calendar-component-set><c:comp name="${isTasks ? 'VTODO' : 'VEVENT'}"/></c:supported-calendar-component-set>` +
        `<d:current-user-privilege-set><d:privilege><d:read/></d:privilege>${isReadOnly ? '' : '<d:privilege><d:write/></d:privilege>'}</d:current-user-privilege-set>`,
    )

  function propfind(path: string, depth: string): Answer {
    if (path === root || path === '/')
      return multistatus([
        response(path, `<d:current-user-principal><d:href>${principal}</d:href></d:current-user-principal>`),
      ])
    if (path === principal)
      return multistatus([response(path, `<c:calendar-home-set><d:href>${home}</d:href></c:calendar-home-set>`)])
    if (path !== home) return { status: 404 }
    const own = response(home, '<d:resourcetype><d:collection/></d:resourcetype>')
    return multistatus([
      own,
      ...(depth === '1' ? [...calendars].map(([each, calendar]) => collection(each, calendar)) : []),
    ])
  }

  /** Recurring events are all sent: what they mean in the asked time is worked out by the client. */
  function report(calendar: Calendar, at: string, body: string): Answer {
    const uid = /<c:text-match[^>]*>([^<]*)</.exec(body)?.[1]?.trim()
    const range = /time-range start="(\w+)" end="(\w+)"/.exec(body)
    const isIn = (file: string) => {
      if (uid !== undefined) return uidIn(file) === uid
      if (!range || file.includes('RRULE')) return true
      const [, start, end] = [
        /DTSTART[^:]*:(\w+)/.exec(file)?.[1],
        /DTSTART[^:]*:(\w+)/.exec(file)?.[1],
        /DTEND[^:]*:(\w+)/.exec(file)?.[1],
      ]
      return String(start) < range[2]! && String(end) > range[1]!
    }
    const wanted = [...calendar.objects].filter(([, file]) => isIn(file))
    return multistatus(
      wanted.map(([name, file]) =>
        response(
          at + name,
          `<d:getetag>${etagOf(file)}</d:getetag>${body.includes('calendar-data') ? `<c:calendar-data>${escaped(file)}</c:calendar-data>` : ''}`,
        ),
      ),
    )
  }

  function put(calendar: Calendar, name: string, file: string, { headers }: IncomingMessage): Answer {
    if (calendar.isReadOnly) return { status: 403 }
    if (/^METHOD:/m.test(file)) return { status: 415 }
    const before = calendar.objects.get(name)
    if (headers['if-none-match'] === '*' && before !== undefined) return { status: 412 }
    const isTaken = [...calendar.objects].some(([other, each]) => other !== name && uidIn(each) === uidIn(file))
    if (isTaken) return { status: 409, body: `<d:error ${namespaces}><c:no-uid-conflict/></d:error>` }
    calendar.objects.set(name, file)
    calendar.version++
    return { status: before === undefined ? 201 : 204, headers: { etag: etagOf(file) } }
  }

  function answered(request: IncomingMessage, path: string, body: string): Answer {
    if (mood.isAway) return { status: 503 }
    if (path === '/.well-known/caldav') return { status: 301, headers: { location: root } }
    const given = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()
    if (given !== `${account.username}:${account.password}`)
      return { status: 401, headers: { 'www-authenticate': 'Basic realm="calendars"' } }
    if (request.method === 'PROPFIND') return propfind(path, String(request.headers.depth ?? '0'))
    const [, at, name = ''] = /^(.*\/)([^/]*)$/.exec(path) ?? []
    const calendar = calendars.get(String(at).replace(home, ''))
    if (!calendar) return { status: 404 }
    if (request.method === 'REPORT') return report(calendar, at!, body)
    if (request.method === 'PUT') return put(calendar, name, body, request)
    if (request.method === 'GET') {
      const kept = calendar.objects.get(name)
      return kept === undefined ? { status: 404 } : { status: 200, body: kept }
    }
    if (request.method !== 'DELETE' || !calendar.objects.delete(name)) return { status: 404 }
    calendar.version++
    return { status: 204 }
  }

  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const { pathname } = new URL(request.url!, 'http://peer')
    mood.requests.push(`${request.method} ${pathname}`)
    const { status, body = '', headers = {} } = answered(request, pathname, Buffer.concat(chunks).toString())
    answer.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    account,
    mood,
    home: url + home,
    calendars,
    add(path: string, calendar: Partial<Calendar> & { name: string }) {
      calendars.set(`${path}/`, { objects: new Map(), version: 1, ...calendar })
      return `${url}${home}${path}/`
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
