import { createHash } from 'node:crypto'
import { calendarQuery, createAccount, type DAVResponse, propfind } from 'tsdav'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { Asked } from './busy.ts'
import type { CalendarAccount, Calendars, FoundCalendar, ReadCalendar } from './port.ts'
import { signedIn } from './dav-fetch.ts'
import { readFiles } from './read-files.ts'

const MOST_CALENDARS = 20

type Listed = FoundCalendar & { version: string | null; isTransparent: boolean }
type Query = Parameters<typeof calendarQuery>[0]

const noAccount = () => new Rejected('calendar/unreadable', 'There is no calendar account at this address')
const notWritten = () => new Rejected('calendar/unwritable', 'Nothing can be written to this calendar')

/** Accounts of calendar servers (RFC 4791), such as Nextcloud, Fastmail or iCloud. */
export function accounts(rules: Outbound) {
  const asking = (account: CalendarAccount, address: string) => signedIn(rules, account, address)

  async function listed(home: string, fetch: Query['fetch']): Promise<Listed[]> {
    const props = {
      'd:displayname': {},
      'd:resourcetype': {},
      'd:sync-token': {},
      'd:current-user-privilege-set': {},
      'cs:getctag': {},
      'c:supported-calendar-component-set': {},
      'c:schedule-calendar-transp': {},
    }
    const answers = await propfind({ url: home, props, depth: '1', fetch })
    return answers.flatMap((answer) => calendarIn(answer, home) ?? []).slice(0, MOST_CALENDARS)
  }

  const query = (url: string, fetch: Query['fetch'], event: object, props: Query['props']) =>
    calendarQuery({
      url,
      props,
      filters: { 'comp-filter': { _attributes: { name: 'VCALENDAR' }, 'comp-filter': event } },
      depth: '1',
      fetch,
    })

  /** The address of an event that another program put there. */
  async function placeOf(calendar: string, uid: string, fetch: Query['fetch']): Promise<string | null> {
    const text = { _attributes: { collation: 'i;octet' }, _text: uid }
    const filter = {
      _attributes: { name: 'VEVENT' },
      'prop-filter': { _attributes: { name: 'UID' }, 'text-match': text },
    }
    const answers = await query(calendar, fetch, filter, { 'd:getetag': {} })
    const href = answers.find((each) => each.href && each.status < 300 && each.props)?.href
    return href ? new URL(href, calendar).href : null
  }

  const usual = (calendar: string, uid: string) =>
    new URL(`${encodeURIComponent(uid.split('@')[0]!)}.ics`, calendar.endsWith('/') ? calendar : `${calendar}/`).href

  return {
    async discover(address, account) {
      const ask = asking(account, address)
      // The library tries several addresses; of what they answered the refusal says most.
      let refused: Rejected | null = null
      const fetch: typeof ask = (input, init) =>
        ask(input, init).catch((error: unknown) => {
          if (error instanceof Rejected && error.code !== 'calendar/unreadable') refused = error
          throw error
        })
      const looked = { serverUrl: address, accountType: 'caldav' } as const
      const { homeUrl } = await found(() => createAccount({ account: looked, fetch })).catch((error: unknown) => {
        throw refused ?? error
      })
      if (!homeUrl) throw noAccount()
      const calendars = await found(() => listed(homeUrl, fetch))
      if (calendars.length === 0) throw noAccount()
      return { home: homeUrl, found: calendars.map(shown) }
    },

    /** Asks which calendars changed, in one request, and only then for their events. */
    async readAccount(
      { address, account }: { address: string; account: CalendarAccount },
      { etag, ...asked }: Asked & { etag: string | null },
    ): Promise<ReadCalendar | 'unchanged'> {
      const fetch = asking(account, address)
      const calendars = await found(() => listed(address, fetch))
      if (calendars.length === 0) throw noAccount()
      const isVersioned = calendars.every(({ version }) => version !== null)
      const now = isVersioned ? createHash('sha256').update(JSON.stringify(calendars)).digest('base64url') : null
      if (now !== null && now === etag) return 'unchanged'
      const files: string[] = []
      const filter = {
        _attributes: { name: 'VEVENT' },
        'time-range': { _attributes: { start: stamp(asked.from), end: stamp(asked.to) } },
      }
      for (const { url, isTransparent } of calendars) {
        if (isTransparent) continue
        const answers = await found(() => query(url, fetch, filter, { 'd:getetag': {}, 'c:calendar-data': {} }))
        if (answers.some(({ status, props }) => status >= 400 && !props)) throw noAccount()
        files.push(...answers.flatMap(({ props }) => textOf(props?.calendarData) ?? []))
      }
      return { busy: await readFiles(files, asked), etag: now, found: calendars.map(shown) }
    },

    /** An event of this UID that is there already, as an invitation by mail leaves one, is replaced at its own address. */
    async put(account, calendar, { uid, file }) {
      const fetch = asking(account, calendar)
      const write = (url: string) =>
        fetch(url, { method: 'PUT', headers: { 'content-type': 'text/calendar; charset=utf-8' }, body: file })
      const answer = await write(usual(calendar, uid))
      if (answer.ok) return
      const other = [403, 409, 412].includes(answer.status) ? await found(() => placeOf(calendar, uid, fetch)) : null
      if (!other || !(await write(other)).ok) throw notWritten()
    },

    async remove(account, calendar, uid) {
      const fetch = asking(account, calendar)
      const gone = async (url: string) => {
        const { ok, status } = await fetch(url, { method: 'DELETE' })
        if (!ok && status !== 404 && status !== 410) throw notWritten()
        return ok
      }
      if (await gone(usual(calendar, uid))) return
      const other = await found(() => placeOf(calendar, uid, fetch)).catch((error: unknown) => {
        // The calendar itself is gone.
        if (error instanceof Rejected && error.code === 'calendar/unreadable') return null
        throw error
      })
      if (other) await gone(other)
    },
  } satisfies Omit<Calendars, 'read' | 'leave' | 'cronofy'> & Record<string, unknown>
}

const stamp = (at: string) => at.replaceAll(/[-:]|\.\d+/g, '')
const shown = ({ url, name, isWritable }: Listed): FoundCalendar => ({ url, name, isWritable })

/** What the library could not make sense of is no account; what our own requests found out stays. */
async function found<Answer>(look: () => Promise<Answer>): Promise<Answer> {
  try {
    return await look()
  } catch (error) {
    throw error instanceof Rejected ? error : noAccount()
  }
}

type Props = Record<string, unknown>
/** The library makes numbers of what looks like them. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  const { _cdata: inside } = (value ?? {}) as { _cdata?: unknown }
  return inside === undefined ? null : textOf(Array.isArray(inside) ? inside.join('') : inside)
}
const listOf = (value: unknown): Props[] =>
  Array.isArray(value) ? (value as Props[]) : value === undefined || value === null ? [] : [value as Props]

function calendarIn({ href, props = {} }: DAVResponse, home: string): Listed | null {
  const { resourcetype, supportedCalendarComponentSet: set, currentUserPrivilegeSet: may } = props as Props
  if (!href || !('calendar' in ((resourcetype as Props | undefined) ?? {}))) return null
  const components = listOf((set as Props | undefined)?.comp).map((each) => (each._attributes as Props)?.name)
  if (components.length > 0 && !components.includes('VEVENT')) return null
  const url = new URL(href, home).href
  const privileges = listOf((may as Props | undefined)?.privilege).flatMap((each) => Object.keys(each ?? {}))
  const versions = [props.getctag, props.syncToken].map(textOf)
  return {
    url,
    name: (textOf(props.displayname) ?? decodeURIComponent(new URL(url).pathname.split('/').findLast(Boolean)!)).slice(
      0,
      200,
    ),
    isWritable: privileges.length === 0 || privileges.some((each) => /^(all|write|writeContent|bind)$/.test(each)),
    version: versions.some((each) => each !== null) ? versions.join(' ') : null,
    isTransparent: 'transparent' in ((props.scheduleCalendarTransp as Props | undefined) ?? {}),
  }
}
