import * as z from 'zod'
import { calendarProviders } from '../../availability/calendars.ts'
import { CandidateId, Instant, JobId, UserId, Uuid } from '../../kernel/ids.ts'
import { EventGiven, OfferGiven } from './interviews.ts'
import { defineRoutes, type RouteSpec } from './route.ts'

const BUILT_IN = 'built-in'
const ok = z.object({ status: z.literal('OK') })
const text = z.string().max(2000)
const provider_name = z.string().max(200).describe('The calendar, such as google; built-in for that of this server')
const emails = z.object({ emails: z.array(z.string().max(400)).max(500) })
const Person = z.object({ user_id: UserId, email: z.string(), username: z.string() })
const Resource = z.object({
  resource_id: Uuid,
  name: z.string().describe('By which an interview is planned in it'),
  email: z.string().nullable().describe('In the directory'),
})
const own = { permission: 'live_interviews', target: 'none' } satisfies Partial<RouteSpec>
const company = { permission: 'company.settings', target: 'none' } satisfies Partial<RouteSpec>
const noAccount = 'A server without an account with a calendar provider answers 409'
const summary =
  'Always 409: each host connects a conferencing service of their own, at individual/conferencing-auth-link'
const noConferencing = { ...company, summary, reply: z.object({ status: z.literal('refused') }) }
const state = text.optional().describe('As it came back with the code; one of another person or session is refused')
const connected = z.object({ status: z.literal('OK'), calendar_id: z.uuid() })
const userInfo = z.object({
  sub: UserId,
  email: z.string(),
  username: z.string(),
  tzid: z.string().nullable().describe('The zone of the default hours'),
  provider_name: z.literal(BUILT_IN),
  profiles: z
    .array(
      z.object({
        profile_id: z.uuid(),
        provider_name: z.enum(['ics', 'caldav', 'cronofy']),
        profile_name: z.string(),
        profile_connected: z.boolean().describe('Whether it could be read last'),
      }),
    )
    .describe('Calendars and calendar accounts elsewhere that the caller connected'),
  calendar_url: z.string().nullable().describe('Where other calendars read the booked interviews; null: not turned on'),
})

/** Calendars of the company and of its people (LIVE-017 to 019, 021, 023, 024). The built-in one needs no authorization. */
export const calendarRoutes = defineRoutes({
  enterpriseCalendarAuth: {
    ...company,
    at: [['v2', 'GET', '/cronofy/enterprise/auth']],
    summary: 'Where an administrator opens the calendars of the company, and whether they are open already',
    query: z.object({ provider_name }),
    reply: z.object({ provider_name: z.string(), connected: z.boolean(), url: z.string().nullable() }),
  },
  endEnterpriseCalendarAuth: {
    ...company,
    at: [['v2', 'DELETE', '/cronofy/enterprise/auth']],
    summary: `Gives back the permission to open the calendars of the company; those that colleagues have by it stay theirs. ${noAccount}`,
    reply: ok,
  },
  enterpriseServiceAccount: {
    ...company,
    at: [['v2', 'GET', '/cronofy/enterprise/service-account']],
    summary: 'The account that opens the calendars of the company; null for none: the built-in calendar needs none',
    reply: z.object({
      provider_name: z.string().describe('Whose directory it is'),
      service_account: z.object({ sub: z.string(), domain: z.string(), email: z.string() }).nullable(),
    }),
  },
  enterpriseAccessToken: {
    ...company,
    at: [['v2', 'POST', '/cronofy/enterprise/access-token']],
    summary: `Opens the calendars of the company whose administrator was sent back with this code. ${noAccount}`,
    body: z.object({ code: text, state }),
    reply: ok,
  },
  enterpriseConferencingToken: {
    ...noConferencing,
    at: [['v2', 'POST', '/cronofy/enterprise/access-token-ou']],
    body: z.object({ code: text, conferencing_provider_name: text }),
  },
  enterpriseOuToken: {
    ...noConferencing,
    at: [['v2', 'GET', '/cronofy/enterprise/ou-token']],
    query: z.object({ conferencing_provider_name: text }),
  },
  calendarUsers: {
    ...own,
    at: [
      ['v2', 'GET', '/cronofy/enterprise/user'],
      ['v2', 'GET', '/cronofy/enterprise/users'],
      ['v2', 'GET', '/cronofy/individual/users'],
    ],
    summary: 'Colleagues who can take part in interviews',
    query: z.object({ user_id: UserId.optional().describe('One of them') }),
    reply: z.object({ users: z.array(Person) }),
  },
  findCalendarUsers: {
    ...own,
    at: [
      ['v2', 'POST', '/cronofy/enterprise/user'],
      ['v2', 'POST', '/cronofy/enterprise/users'],
    ],
    summary:
      'Which of these addresses are colleagues who can take part in interviews. Where the calendars of the company are open, and the caller manages users, theirs are requested: each is connected once the provider agrees',
    body: emails,
    reply: z.object({
      users: z.array(Person),
      unknown: z.array(z.string()),
      requested: z.array(z.string()).describe('Whose calendars are requested'),
    }),
  },
  disconnectCalendarUser: {
    permission: 'users.update',
    target: 'user',
    at: [['v2', 'DELETE', '/cronofy/enterprise/user']],
    summary: "Disconnects a colleague's calendars over Cronofy, and turns off the address of their interviews",
    query: z.object({ user_id: UserId }),
    reply: ok,
  },
  calendarResources: {
    ...own,
    at: [['v2', 'GET', '/cronofy/enterprise/resources']],
    summary: "Rooms of the 200 interviews that changed last, and those of the company's directory where it is open",
    reply: z.object({ resources: z.array(Resource) }),
  },
  findCalendarResources: {
    ...own,
    at: [['v2', 'POST', '/cronofy/enterprise/resources']],
    summary: `Which of these addresses are rooms of the company's directory. ${noAccount}`,
    body: emails,
    reply: z.object({ resources: z.array(Resource), unknown: z.array(z.string()) }),
  },
  individualCalendarAuth: {
    ...own,
    at: [['v2', 'GET', '/cronofy/individual/auth']],
    summary:
      'Where the caller connects their calendar over Cronofy; on a server without it, where they subscribe to their interviews',
    query: z.object({ provider_name: z.enum([...calendarProviders, 'outlook', BUILT_IN]) }),
    reply: z.object({
      provider_name: z.string(),
      connected: z.boolean().describe('Whether a calendar is connected, or their interviews can be read there'),
      url: z.string().nullable(),
    }),
  },
  individualAccessToken: {
    ...own,
    at: [['v2', 'POST', '/cronofy/individual/access-token']],
    summary: `Connects the calendar whose owner was sent back with this code. ${noAccount}`,
    body: z.object({ code: text, timezone: z.string().max(100), state }),
    reply: connected,
  },
  individualConferencing: {
    ...own,
    at: [['v2', 'GET', '/cronofy/individual/conferencing-auth-link']],
    summary: `Where the caller lets in a conferencing service, such as zoom. ${noAccount}`,
    query: z.object({ provider_name: text }),
    reply: z.object({ provider_name: z.string(), url: z.string() }),
  },
  revokeCalendarProfile: {
    ...own,
    at: [['v2', 'DELETE', '/cronofy/individual/revoke-profile']],
    summary: 'Disconnects a calendar elsewhere, by the id that the profiles of the caller have',
    query: z.object({ profile_id: z.uuid() }),
    reply: ok,
  },
  revokeCalendarAuthorization: {
    ...own,
    at: [['v2', 'DELETE', '/cronofy/individual/revoke-authorization']],
    summary:
      'Disconnects all calendars elsewhere, and turns off the address at which others read the interviews of the caller',
    reply: ok,
  },
  calendarUserInfo: {
    ...own,
    at: [
      ['legacy', 'GET', '/users/cronofy/userInfo'],
      ['v2', 'GET', '/cronofy/individual/user'],
    ],
    summary: 'The caller as the calendar knows them',
    query: z.object({ sync: z.stringbool().optional().describe('Accepted for older programs; every answer is fresh') }),
    reply: userInfo,
  },
  userCalendars: {
    ...own,
    at: [['legacy', 'GET', '/users/cronofy/calendars']],
    summary: 'The calendars of the caller: the built-in one, and those elsewhere that are connected',
    reply: z.object({
      calendars: z.array(
        z.object({
          calendar_id: z.uuid().describe('Of the built-in one, the caller'),
          calendar_name: z.string(),
          provider_name: z.enum([BUILT_IN, 'ics', 'caldav', 'cronofy']),
          calendar_url: z.string().nullable().describe('Null for one elsewhere: its address is a secret'),
          username: z.string().nullable().describe('Who signs in there; null without an account'),
          calendars: z
            .array(z.object({ url: z.string(), name: z.string(), writable: z.boolean() }))
            .describe('Those of an account'),
          target: z.string().nullable().describe('In which of them interviews are written; null: in none'),
          as_of: Instant.nullable().describe('When its busy times were read last'),
          failure: z.string().nullable().describe('Why it cannot be read; null while it can'),
        }),
      ),
    }),
  },
  connectCalendar: {
    ...own,
    at: [['v2', 'POST', '/calendars']],
    summary: 'Connects a calendar elsewhere by the address at which it publishes itself (iCalendar)',
    body: z.object({ name: z.string().max(1000), address: z.string().max(4000) }),
    reply: z.object({ calendar_id: z.uuid() }),
  },
  connectCalendarAccount: {
    ...own,
    at: [['v2', 'POST', '/calendar-accounts']],
    summary: 'Connects an account of a calendar server (CalDAV); the same one again is kept with the new password',
    body: z.object({
      name: z.string().max(1000),
      address: z.string().max(4000).describe('Of the server, such as https://cloud.example.com'),
      username: z.string().max(1000),
      password: z.string().max(4000).describe('One for this app, where the server has such'),
    }),
    reply: z.object({ calendar_id: z.uuid() }),
  },
  chooseCalendarTarget: {
    ...own,
    at: [['v2', 'PATCH', '/calendar-accounts/{id}']],
    summary: 'Chooses in which calendar of an account interviews are written',
    params: z.object({ id: z.uuid() }),
    body: z.object({ target: z.string().max(4000).nullable().describe('Its url; null for none') }),
    reply: z.object({ status: z.literal('OK') }),
  },
  disconnectCalendar: {
    ...own,
    at: [['v2', 'DELETE', '/calendars/{id}']],
    summary: 'Disconnects a calendar elsewhere; its busy times count no more',
    params: z.object({ id: z.uuid() }),
    reply: z.object({ status: z.literal('OK') }),
  },
  userCalendarOauth: {
    ...own,
    at: [['legacy', 'POST', '/users/cronofy/oauth']],
    summary: `Connects the calendar whose owner was sent back with this code. ${noAccount}`,
    body: z.object({ code: text, state }),
    reply: connected,
  },
  userConferencing: {
    ...own,
    at: [['legacy', 'GET', '/users/cronofy/conferencing/{provider}']],
    summary: `Whether the caller let in this conferencing service. ${noAccount}`,
    params: z.object({ provider: z.enum(['zoom', 'teams', 'google_meet', 'gotomeeting']) }),
    reply: z.object({
      provider_name: z.string(),
      connected: z.boolean(),
      profiles: z.array(z.object({ profile_id: z.string(), profile_name: z.string() })),
    }),
  },
  schedulingLink: {
    permission: 'live_interviews',
    target: 'candidate',
    at: [['legacy', 'POST', '/users/cronofy/generateRealTimeSchedulingLink']],
    summary: 'Plans a live interview and answers the link at which its candidate chooses a time (LIVE-012)',
    body: z.object({
      job_id: JobId,
      video_id: CandidateId,
      event: EventGiven,
      availability: OfferGiven,
      target_calendars: z.array(z.unknown()).max(100).optional().describe('Not used: all attendees are invited'),
      selection_mode: text.optional().describe('Not used: sharing says what can be selected'),
    }),
    reply: z.object({ cronofy_real_time_scheduling_id: Uuid, url: z.string() }),
  },
  disableMeeting: {
    permission: 'live_interviews',
    target: 'interview',
    at: [['legacy', 'POST', '/users/cronofy/meeting/disable']],
    summary: 'Ends the link: what was planned with it is cancelled',
    body: z.object({ cronofy_real_time_scheduling_id: Uuid }),
    reply: ok,
  },
  sendSchedulingReminders: {
    permission: 'live_interviews',
    target: 'job',
    at: [['v2', 'POST', '/reminder/scheduling']],
    summary: 'Sends the offer once more to candidates who have not chosen a time, to each at most once a day',
    query: z.object({ job_id: JobId }),
    reply: z.object({ reminded: z.array(Uuid).describe('Interviews whose candidates are reminded') }),
  },
  schedulingReminders: {
    permission: 'live_interviews',
    target: 'job',
    at: [['v2', 'GET', '/reminder/scheduling']],
    summary: 'Reminders of booked interviews that are still to be sent, and candidates who have not chosen a time yet',
    query: z.object({ job_id: JobId }),
    reply: z.object({
      reminders: z.array(z.object({ event_id: Uuid, video_id: CandidateId, at: Instant })),
      waiting: z.array(z.object({ event_id: Uuid, video_id: CandidateId, expires_at: Instant })),
    }),
  },
})
