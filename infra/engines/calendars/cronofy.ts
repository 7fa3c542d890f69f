import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import { dayIn } from '#contracts/kernel/zone.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { type Asked, type Busy, merged } from './busy.ts'
import { accessIn, type CronofyApplication, cronofyRequests, ended, readAs, Tokens } from './cronofy-requests.ts'
import { companyCronofy, SCOPE } from './cronofy-company.ts'
import type { CalendarAccount, Calendars, Cronofy, FoundCalendar, ReadCalendar, WrittenEvent } from './port.ts'

export type { CronofyApplication } from './cronofy-requests.ts'

const MOST_CALENDARS = 20
const MOST_PAGES = 50
const MOST_BUSY = 5000
const MOST_HOOKS = 10_000
const [LONGEST_SUMMARY, LONGEST_DESCRIPTION] = [1024, 4096]

/** Comes with the calendar itself: Google Meet, or Microsoft Teams. */
const INTEGRATED = 'integrated'
const CONFERENCING_NEWS = [{ type: 'conferencing_assigned' }, { type: 'conferencing_failing' }]

const text = z.string().max(4000)
const flag = z.boolean().default(false)
const Profile = z.object({
  provider_name: text,
  profile_id: text,
  profile_name: text.default(''),
  profile_connected: z.boolean().default(true),
})
const Calendar = z.object({
  calendar_id: text,
  calendar_name: text.default(''),
  calendar_readonly: flag,
  calendar_deleted: flag,
  calendar_primary: flag,
  calendar_integrated_conferencing_available: flag,
})
const Written = z.object({
  pages: z.object({ next_page: text.nullish() }),
  events: z.array(
    z.object({ event_id: text.nullish(), conferencing: z.object({ join_url: text.nullish() }).nullish() }),
  ),
})
const UserInfo = z.object({
  sub: text.min(1),
  'cronofy.data': z.object({
    authorization: z.object({ status: text }).optional(),
    profiles: z.array(Profile.extend({ profile_calendars: z.array(Calendar).default([]) })).default([]),
    conferencing_profiles: z.array(Profile).default([]),
  }),
})
const FreeBusy = z.object({
  pages: z.object({ next_page: text.nullish() }),
  free_busy: z.array(z.object({ start: text, end: text, free_busy_status: text })),
})
const Channels = z.object({ channels: z.array(z.object({ callback_url: text })) })
const Requested = z.object({ authorization_request: z.object({ url: z.url({ protocol: /^https?$/ }) }) })

const notWritten = () => new Rejected('calendar/unwritable', 'Nothing can be written to this calendar')
const eventsOf = (calendar: string) => `/v1/calendars/${encodeURIComponent(calendar)}/events`

type Account = Pick<Calendars, 'put' | 'remove' | 'leave'> & {
  read(
    account: CalendarAccount,
    asked: Asked & { etag: string | null; hook?: string },
  ): Promise<ReadCalendar | 'unchanged'>
}

/** Calendars of Google, Microsoft, Apple and others, over Cronofy. */
export function openCronofy(rules: Outbound, application: CronofyApplication): Cronofy & Account {
  const { clientId, clientSecret, api, app } = application
  const requests = cronofyRequests(rules, application)
  const { ask, send, tokens, keep, leave } = requests
  /** Whose changes this process knows to be told of, and on which day it looked. */
  const told = new Map<string, string>()

  /** @throws Rejected 'calendar/refused' where the person took the permission back with their provider */
  async function known(answer: Response) {
    if (!answer.ok) throw ended()
    const info = await readAs(UserInfo, answer)
    const { authorization, profiles } = info['cronofy.data']
    const connected = profiles.filter((each) => each.profile_connected)
    if ((authorization && authorization.status !== 'active') || connected.length === 0) throw ended()
    const calendars = connected
      .flatMap((profile) => profile.profile_calendars)
      .filter((each) => !each.calendar_deleted)
      .slice(0, MOST_CALENDARS)
    const found: FoundCalendar[] = calendars.map((each) => ({
      url: each.calendar_id,
      name: each.calendar_name.slice(0, 200),
      isWritable: !each.calendar_readonly,
    }))
    const writable = calendars.filter((each) => !each.calendar_readonly)
    const target = (writable.find((each) => each.calendar_primary) ?? writable[0])?.calendar_id ?? null
    return { sub: info.sub, name: connected[0]!.profile_name, found, target }
  }

  async function busyOf(account: CalendarAccount, { from, to, zone }: Asked): Promise<Busy[]> {
    const query = new URLSearchParams({ tzid: 'Etc/UTC', from: from.slice(0, 10), to: to.slice(0, 10) })
    const all: { start: number; end: number }[] = []
    let next: string | null = `/v1/free_busy?${query}`
    for (let page = 0; next !== null && page < MOST_PAGES; page++) {
      const answer = await ask(account, next)
      if (!answer.ok) throw new Rejected('calendar/unreadable', 'This address shows no calendar')
      const { pages, free_busy }: z.infer<typeof FreeBusy> = await readAs(FreeBusy, answer)
      for (const each of free_busy) {
        if (each.free_busy_status === 'free') continue
        const [start, end] = [instantOf(each.start, zone), instantOf(each.end, zone)]
        if (end > start) all.push({ start, end })
      }
      next = pages.next_page ?? null
    }
    return merged(all).slice(0, MOST_BUSY)
  }

  /** Looks once a day whether changes are still told: Cronofy ends a channel that does not answer for a day. */
  async function beTold(account: CalendarAccount, hook: string): Promise<void> {
    const { calendarId } = account.link!
    const today = new Date().toISOString().slice(0, 10)
    if (told.get(calendarId) === today) return
    const { channels } = await readAs(Channels, await ask(account, '/v1/channels'))
    if (!channels.some((each) => each.callback_url === hook))
      await ask(account, '/v1/channels', { method: 'POST', body: { callback_url: hook } })
    if (told.size >= MOST_HOOKS) told.clear()
    told.set(calendarId, today)
  }

  return {
    ...companyCronofy(requests, application),
    api,
    keep: (calendarId, { access }) => keep(calendarId, access),
    leave: async (account) => {
      if (account.link) told.delete(account.link.calendarId)
      await leave(account)
    },

    authorizeUrl({ redirectUri, state, provider }) {
      const asked = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope: SCOPE, state }
      return `${app}/oauth/authorize?${new URLSearchParams({ ...asked, ...(provider && { provider_name: provider }) })}`
    },

    async redeem(code, redirectUri) {
      const answer = await tokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri })
      const given = await readAs(Tokens, answer)
      const access = accessIn(given)
      const account = await known(await send('/v1/userinfo', {}, access.token))
      return { ...account, refreshToken: given.refresh_token, access }
    },

    async conferencingUrl(account, { redirectUri, provider }) {
      const body = { redirect_uri: redirectUri, provider_name: provider }
      const answer = await ask(account, '/v1/conferencing_service_authorizations', { method: 'POST', body })
      if (!answer.ok)
        throw new Rejected('calendar/unwritable', 'This conferencing service cannot be connected to the calendar')
      return (await readAs(Requested, answer)).authorization_request.url
    },

    async conferencing(account, target) {
      const answer = await ask(account, '/v1/userinfo')
      if (!answer.ok) throw ended()
      const { conferencing_profiles, profiles } = (await readAs(UserInfo, answer))['cronofy.data']
      const own = profiles.filter(({ profile_connected, profile_calendars }) =>
        profile_calendars.some(
          (each) => profile_connected && each.calendar_id === target && each.calendar_integrated_conferencing_available,
        ),
      )
      return [
        ...conferencing_profiles
          .filter((each) => each.profile_connected)
          .map((each) => ({ profileId: each.profile_id, provider: each.provider_name, name: each.profile_name })),
        ...own.map((each) => ({
          profileId: INTEGRATED,
          provider: each.provider_name === 'google' ? 'google_meet' : 'teams',
          name: each.profile_name,
        })),
      ]
    },

    async conferenceOf(account, calendar, { uid, start }) {
      const day = (days: number) => later(start, { days }).slice(0, 10)
      const query = new URLSearchParams({
        ...{ tzid: 'Etc/UTC', from: day(-1), to: day(2), 'calendar_ids[]': calendar },
        ...{ include_managed: 'true', only_managed: 'true' },
      })
      let next: string | null = `/v1/events?${query}`
      for (let page = 0; next !== null && page < MOST_PAGES; page++) {
        const answer = await ask(account, next)
        if (!answer.ok) throw notWritten()
        const { pages, events }: z.infer<typeof Written> = await readAs(Written, answer)
        const found = events.find((each) => each.event_id === uid)
        if (found) return found.conferencing?.join_url ?? null
        next = pages.next_page ?? null
      }
      return null
    },

    /** Several signatures while the secret is being replaced. */
    isSigned(raw, signatures) {
      const expected = createHmac('sha256', clientSecret).update(raw).digest()
      return signatures.split(',').some((each) => {
        const given = Buffer.from(each.trim(), 'base64')
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
    },

    async read(account, { etag, hook, ...asked }) {
      const { found } = await known(await ask(account, '/v1/userinfo'))
      // Without it changes are seen later, and nothing else is lost.
      if (hook) await beTold(account, hook).catch(ignored)
      const busy = await busyOf(account, asked)
      const now = createHash('sha256')
        .update(JSON.stringify([found, busy]))
        .digest('base64url')
      return now === etag ? 'unchanged' : { busy, etag: now, found }
    },

    async put(account, calendar, { uid, summary, description, start, end, location, url, conference }) {
      const body = {
        event_id: uid,
        summary: summary.slice(0, LONGEST_SUMMARY),
        description: description.slice(0, LONGEST_DESCRIPTION),
        ...{ start, end, tzid: 'Etc/UTC', url },
        ...(location && { location: { description: location } }),
        ...(conference && conferencingOf(conference)),
      }
      const answer = await ask(account, eventsOf(calendar), { method: 'POST', body })
      if (!answer.ok) throw notWritten()
    },

    async remove(account, calendar, uid) {
      const answer = await ask(account, eventsOf(calendar), { method: 'DELETE', body: { event_id: uid } })
      if (!answer.ok && answer.status !== 404) throw notWritten()
    },
  }
}

function conferencingOf(conference: NonNullable<WrittenEvent['conference']>) {
  if ('joinUrl' in conference) {
    const { joinUrl: join_url } = conference
    return { conferencing: { profile_id: 'explicit', provider_description: new URL(join_url).hostname, join_url } }
  }
  return {
    conferencing: { profile_id: conference.profileId },
    subscriptions: [{ type: 'webhook', uri: conference.hook, interactions: CONFERENCING_NEWS }],
  }
}

function ignored(error: unknown): void {
  if (!(error instanceof Rejected)) throw error
}

/** A day without a time begins at midnight of its owner. */
function instantOf(at: string, zone: string): number {
  const found = /^\d{4}-\d\d-\d\d$/.test(at) ? Date.parse(dayIn(at, zone).start) : Date.parse(at)
  if (Number.isNaN(found))
    throw new Rejected('calendar/unavailable', 'The calendar provider answered with what cannot be read')
  return found
}
