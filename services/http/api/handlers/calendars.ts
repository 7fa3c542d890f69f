import { wayOf } from '#contracts/availability/calendars.ts'
import type { calendarRoutes } from '#contracts/http/api/calendars.ts'
import { reminderHours } from '#contracts/interview/limits.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import { isZone } from '#contracts/kernel/zone.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Platform } from '../../../platform.ts'
import type { Handlers } from '../call.ts'
import { noCompanyConferencing, noProvider } from '../../../use-cases/availability/cronofy-paths.ts'
import { roomsNamed } from '../../../use-cases/interviews/staff.ts'
import { inWireNames, offerOf, planOf } from '../interview-wire.ts'

const ok = { status: 'OK' } as const
const BUILT_IN = 'built-in'
const MOST = 200

async function refuseCompanyConferencing({ useCases }: Platform): Promise<never> {
  throw useCases.availability.hasCronofy() ? noCompanyConferencing() : noProvider()
}

async function colleagues({ readers }: Platform, asker: Asker) {
  const users = await readers.usersOf(asker)
  return users.map(({ user_id, email, username }) => ({ user_id, email, username }))
}

/** As their calendar programs know them. */
async function ownCalendar(platform: Platform, asker: Asker) {
  const { availability } = platform.useCases
  const [{ rules, defaultRuleId, userId }, calendar_url, users] = await Promise.all([
    availability.availabilityOf(asker),
    availability.calendarFeedOf(asker),
    colleagues(platform, asker),
  ])
  const user = users.find((each) => each.user_id === userId)
  const tzid = rules.find(({ ruleId }) => ruleId === defaultRuleId)?.timezone ?? null
  return { sub: userId, email: user?.email ?? '', username: user?.username ?? '', tzid, calendar_url }
}

const addressesIn = (emails: readonly string[]) => new Set(emails.map((each) => each.trim().toLowerCase()))
const inRoom = (resource_id: string, name: string, email: string | null) => ({ resource_id, name, email })
/** By the id under which an interview in a room of this name claims its time. */
const roomsOf = ({ companyId }: Asker, rooms: readonly { email: string; name: string }[]) =>
  rooms.flatMap(({ name, email }) => roomsNamed(companyId, [name]).map((room) => inRoom(room.roomId, room.name, email)))

const subscribeAt: Record<string, (url: string) => string> = {
  google: (url) =>
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(url.replace(/^https?:/, 'webcal:'))}`,
  outlook: (url) => `https://outlook.office.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}`,
  apple: (url) => url.replace(/^https?:/, 'webcal:'),
}

export const calendarHandlers: Handlers<typeof calendarRoutes> = {
  async enterpriseCalendarAuth({ useCases }, { asker, query: { provider_name } }) {
    if (provider_name === BUILT_IN) return { body: { provider_name, connected: true, url: null } }
    const url = await useCases.availability.beginCompanyCalendars(asker)
    const opened = await useCases.availability.companyCalendarsOf(asker)
    return { body: { provider_name, connected: opened?.provider === provider_name, url } }
  },
  async enterpriseServiceAccount({ useCases }, { asker }) {
    const opened = await useCases.availability.companyCalendarsOf(asker)
    if (!opened) return { body: { provider_name: BUILT_IN, service_account: null } }
    const { account: sub, provider, domain, email } = opened
    return { body: { provider_name: provider, service_account: { sub, domain, email } } }
  },
  async endEnterpriseCalendarAuth({ useCases }, { asker, commandId }) {
    const { token } = await useCases.availability.endCompanyCalendars(asker, { commandId })
    return { body: ok, token }
  },
  async enterpriseAccessToken({ useCases }, { asker, body: { code, state = null }, commandId }) {
    const { token } = await useCases.availability.finishCompanyCalendars(asker, { code, state, commandId })
    return { body: ok, token }
  },
  enterpriseConferencingToken: refuseCompanyConferencing,
  enterpriseOuToken: refuseCompanyConferencing,

  async calendarUsers(platform, { asker, query: { user_id } }) {
    const users = await colleagues(platform, asker)
    return { body: { users: user_id ? users.filter((each) => each.user_id === user_id) : users } }
  },
  async findCalendarUsers(platform, { asker, body: { emails } }) {
    const wanted = addressesIn(emails)
    const users = (await colleagues(platform, asker)).filter(({ email }) => wanted.has(email.toLowerCase()))
    const found = new Set(users.map(({ email }) => email.toLowerCase()))
    const people = users.map(({ user_id: userId, email }) => ({ userId, email }))
    const requested = await platform.useCases.availability.askForCalendars(asker, people)
    return { body: { users, unknown: [...wanted].filter((each) => !found.has(each)), requested } }
  },
  async disconnectCalendarUser({ useCases }, { asker, query: { user_id: userId }, commandId }) {
    await useCases.availability.disconnectCronofy(asker, { userId, commandId })
    const { token } = await useCases.availability.closeCalendarFeed(asker, { userId, commandId })
    return { body: ok, token }
  },
  async calendarResources({ readers, useCases }, { asker }) {
    const [{ interviews }, directory] = await Promise.all([
      readers.interviews(asker, { limit: MOST }),
      useCases.availability.directoryRooms(asker),
    ])
    const used = interviews.flatMap(({ rooms }) => rooms.map(({ roomId, name }) => inRoom(roomId, name, null)))
    const all = new Map([...used, ...roomsOf(asker, directory)].map((each) => [each.resource_id, each]))
    return { body: { resources: [...all.values()] } }
  },
  async findCalendarResources({ useCases }, { asker, body: { emails } }) {
    if (!useCases.availability.hasCronofy()) throw noProvider()
    const wanted = addressesIn(emails)
    const directory = await useCases.availability.directoryRooms(asker)
    const rooms = directory.filter(({ email }) => wanted.has(email.toLowerCase()))
    const found = new Set(rooms.map(({ email }) => email.toLowerCase()))
    return { body: { resources: roomsOf(asker, rooms), unknown: [...wanted].filter((each) => !found.has(each)) } }
  },

  async individualCalendarAuth({ useCases }, { asker, query: { provider_name } }) {
    const { availability } = useCases
    if (provider_name === BUILT_IN) return { body: { provider_name, connected: true, url: null } }
    if (availability.hasCronofy()) {
      const url = await availability.beginCronofy(asker, provider_name === 'outlook' ? 'office365' : provider_name)
      const own = await availability.connectedCalendars(asker)
      const connected = own.some(({ account, failure }) => account?.isAtCronofy && failure === null)
      return { body: { provider_name, connected, url } }
    }
    const subscribe = subscribeAt[provider_name]
    if (!subscribe) throw noProvider()
    const feed = await availability.calendarFeedOf(asker)
    return { body: { provider_name, connected: feed !== null, url: feed && subscribe(feed) } }
  },
  async individualAccessToken({ useCases }, { asker, body: { code, timezone, state = null }, commandId }) {
    if (!isZone(timezone)) {
      const problem = 'Choose one of the time zones'
      throw new Rejected('availability/invalid', problem, { timezone: problem })
    }
    const { token, calendarId } = await useCases.availability.finishCronofy(asker, { code, state, commandId })
    return { body: { ...ok, calendar_id: calendarId }, token }
  },
  async userCalendarOauth({ useCases }, { asker, body: { code, state = null }, commandId }) {
    const { token, calendarId } = await useCases.availability.finishCronofy(asker, { code, state, commandId })
    return { body: { ...ok, calendar_id: calendarId }, token }
  },
  async individualConferencing({ useCases }, { asker, query: { provider_name } }) {
    const url = await useCases.availability.conferencingLink(asker, provider_name)
    return { body: { provider_name, url } }
  },
  async userConferencing({ useCases }, { asker, params: { provider } }) {
    const all = await useCases.availability.conferencingOf(asker)
    const profiles = all
      .filter((each) => each.provider === provider)
      .map(({ profileId, name }) => ({ profile_id: profileId, profile_name: name }))
    return { body: { provider_name: provider, connected: profiles.length > 0, profiles } }
  },
  async revokeCalendarProfile({ useCases }, { asker, query: { profile_id: calendarId }, commandId }) {
    const { token } = await useCases.availability.disconnectCalendar(asker, { calendarId, commandId })
    return { body: ok, token }
  },
  async revokeCalendarAuthorization({ useCases }, { asker, commandId }) {
    for (const { calendarId } of await useCases.availability.connectedCalendars(asker))
      await useCases.availability.disconnectCalendar(asker, { calendarId, commandId: uuid5(commandId, calendarId) })
    const { token } = await useCases.availability.closeCalendarFeed(asker, { commandId })
    return { body: ok, token }
  },
  async calendarUserInfo(platform, { asker }) {
    const elsewhere = await platform.useCases.availability.connectedCalendars(asker)
    const profiles = elsewhere.map(({ calendarId, name, account, failure }) => ({
      profile_id: calendarId,
      provider_name: wayOf({ account }),
      profile_name: name,
      profile_connected: failure === null,
    }))
    return { body: { ...(await ownCalendar(platform, asker)), profiles, provider_name: BUILT_IN } }
  },
  async userCalendars(platform, { asker }) {
    const { sub, username, calendar_url } = await ownCalendar(platform, asker)
    const none = { username: null, calendars: [], target: null, as_of: null, failure: null }
    const own = { calendar_id: sub, calendar_name: username, provider_name: BUILT_IN, calendar_url, ...none } as const
    const elsewhere = await platform.useCases.availability.connectedCalendars(asker)
    const connected = elsewhere.map(({ calendarId, name, account, asOf, failure }) => {
      const calendar = {
        calendar_id: calendarId,
        calendar_name: name,
        provider_name: wayOf({ account }),
        calendar_url: null,
      } as const
      const { username = null, target = null, found = [] } = account ?? {}
      const calendars = found.map(({ url, name: called, isWritable }) => ({ url, name: called, writable: isWritable }))
      return { ...calendar, username, calendars, target, as_of: asOf, failure }
    })
    return { body: { calendars: [own, ...connected] } }
  },
  async connectCalendar({ useCases }, { asker, body, commandId }) {
    const { token, calendarId } = await useCases.availability.connectCalendar(asker, { ...body, commandId })
    return { body: { calendar_id: calendarId }, token }
  },
  async connectCalendarAccount({ useCases }, { asker, body, commandId }) {
    const { token, calendarId } = await useCases.availability.connectAccount(asker, { ...body, commandId })
    return { body: { calendar_id: calendarId }, token }
  },
  async chooseCalendarTarget({ useCases }, { asker, params: { id: calendarId }, body: { target }, commandId }) {
    const { token } = await useCases.availability.chooseCalendarTarget(asker, { calendarId, target, commandId })
    return { body: ok, token }
  },
  async disconnectCalendar({ useCases }, { asker, params: { id: calendarId }, commandId }) {
    const { token } = await useCases.availability.disconnectCalendar(asker, { calendarId, commandId })
    return { body: ok, token }
  },

  async schedulingLink(platform, { asker, body, commandId }) {
    const { job_id: jobId, video_id: candidateId, event, availability } = body
    const { interviews: useCases } = platform.useCases
    const { interviews, token } = await inWireNames(async () => {
      const { expiresAt, message, channel, ...times } = offerOf(availability, event.tzid, platform.now())
      const plan = { ...planOf(event), ...times }
      const offer = { expiresAt, message, channel: channel ?? 'email' }
      return useCases.planInterviews(asker, { jobId, candidateIds: [candidateId], plan, ...offer, commandId })
    })
    const { interviewId } = interviews[0]!
    const url = await useCases.linkOfCandidate(asker, interviewId)
    return { body: { cronofy_real_time_scheduling_id: interviewId, url }, token }
  },
  async disableMeeting({ useCases }, { asker, body }) {
    const { cronofy_real_time_scheduling_id: interviewId } = body
    const given = { interviewId, reason: '', withNotification: true }
    const { token } = await useCases.interviews.cancelInterview(asker, given)
    return { body: ok, token }
  },

  async sendSchedulingReminders(platform, { asker, query: { job_id: jobId }, commandId }) {
    const { interviews } = platform.useCases
    await interviews.allowInterviews(asker, jobId)
    const open = await platform.readers.interviews(asker, { jobId, statuses: ['REQUESTED'], limit: MOST })
    const reminded: string[] = []
    let token: ConsistencyToken = {}
    for (const { interviewId, expiresAt } of open.interviews) {
      if (expiresAt <= platform.now()) continue
      try {
        const done = await interviews.remindOfOffer(asker, { interviewId }, uuid5(commandId, interviewId))
        if (done.isNew) reminded.push(interviewId)
        token = mergeTokens(token, done.token)
      } catch (error) {
        // The candidate has chosen a time since the list was read.
        if (!(error instanceof Rejected) || error.code !== 'interview/wrong-status') throw error
      }
    }
    return { body: { reminded }, token }
  },

  async schedulingReminders({ useCases, readers, now }, { asker, query: { job_id: jobId } }) {
    await useCases.interviews.allowInterviews(asker, jobId)
    const time = now()
    const [booked, open] = await Promise.all([
      readers.interviews(asker, { jobId, statuses: ['SCHEDULED_IDLE'], from: time, limit: MOST }),
      readers.interviews(asker, { jobId, statuses: ['REQUESTED'], limit: MOST }),
    ])
    const reminders = booked.interviews.flatMap(({ interviewId, candidateId, start }) =>
      reminderHours
        .map((hours) => ({ event_id: interviewId, video_id: candidateId, at: later(start!, { hours: -hours }) }))
        .filter(({ at }) => at > time),
    )
    const waiting = open.interviews
      .filter(({ expiresAt }) => expiresAt > time)
      .map((each) => ({ event_id: each.interviewId, video_id: each.candidateId, expires_at: each.expiresAt }))
    return { body: { reminders: reminders.sort((one, other) => (one.at < other.at ? -1 : 1)), waiting } }
  },
}
