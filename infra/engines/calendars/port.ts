import type { CalendarProvider } from '#contracts/availability/calendars.ts'
import type { Asked, Busy } from './busy.ts'

/** Who signs in to a calendar server (CalDAV); the password is one for this app where the server has such. */
export type CalendarAccount = {
  username: string
  password: string
  /** Of an account at Cronofy alone. */
  link?: CalendarLink
}
/** An account at Cronofy, whose password is a refresh token that is replaced now and then. */
export type CalendarLink = {
  calendarId: string
  /** The refresh token as it is now; null once the account is disconnected. */
  latest(): Promise<string | null>
  rotated(password: string): Promise<void>
}
/** What an appointment is, for calendars that take no files. */
export type WrittenEvent = {
  summary: string
  description: string
  start: string
  end: string
  location: string
  url: string
  /**
   * At Cronofy alone: which conferencing service makes a link for it, and where to be told that it has; or the link that is
   * there, in place of one that a service made.
   */
  conference?: { profileId: string; hook: string } | { joinUrl: string }
}
/** Without an account, the address of a published calendar file. With one, the address under which the account lists its calendars. */
export type CalendarSource = { address: string; account: CalendarAccount | null }
/** One calendar of an account. */
export type FoundCalendar = { url: string; name: string; isWritable: boolean }
export type ReadCalendar = { busy: Busy[]; etag: string | null; found: FoundCalendar[] }

/**
 * Calendars elsewhere.
 * @throws Rejected 'calendar/unavailable' for what may work later, 'calendar/refused' where the password is not accepted,
 * 'calendar/unreadable' for what is no calendar of theirs, 'calendar/unwritable' where nothing can be written
 */
export type Calendars = {
  /** When the owner is busy; 'unchanged' where nothing changed since this `etag`. */
  read(
    source: CalendarSource,
    /** `hook`: where to be told of changes, by a provider that does. */
    asked: Asked & { etag: string | null; hook?: string },
  ): Promise<ReadCalendar | 'unchanged'>
  /** The home of an account's calendars, and these, found from the address of its server (RFC 6764). */
  discover(address: string, account: CalendarAccount): Promise<{ home: string; found: FoundCalendar[] }>
  /** Keeps an event, one for its UID, in place of what was kept of it. */
  put(account: CalendarAccount, calendar: string, event: { uid: string; file: string } & WrittenEvent): Promise<void>
  /** The event is not there any more, or never was. */
  remove(account: CalendarAccount, calendar: string, uid: string): Promise<void>
  /** Gives back the permission to reach the account, where there is one. */
  leave(account: CalendarAccount): Promise<void>
  /** Null where the installation is no application of Cronofy's. */
  cronofy: Cronofy | null
}

export type ConferencingProfile = { profileId: string; provider: string; name: string }
/** What a code of Cronofy's opened. */
export type CronofyGrant = {
  /** Its id of the account. */
  sub: string
  name: string
  refreshToken: string
  found: FoundCalendar[]
  /** Where interviews are written to begin with. */
  target: string | null
  access: { token: string; until: number }
}
/** An administrator's account at Cronofy, which opens calendars of colleagues and rooms of one directory. */
type CompanyGrant = {
  account: string
  /** Whose directory it is, such as google. */
  provider: string
  domain: string
  email: string
  refreshToken: string
  access: { token: string; until: number }
}
/** How a company lets us into the calendars of its directory (Cronofy's Enterprise Connect). */
export type CompanyCronofy = {
  authorizeCompanyUrl(asked: { redirectUri: string; state: string }): string
  /** @throws Rejected 'calendar/refused' for a code that is none, and for a person's own account; 'calendar/unavailable' */
  redeemCompany(code: string, redirectUri: string): Promise<CompanyGrant>
  /** Rooms and other resources of the directory. */
  rooms(account: CalendarAccount): Promise<{ email: string; name: string }[]>
  /** Asks for the calendars of these people; of each, a code comes to the address later, or none where there is no such calendar. */
  delegate(account: CalendarAccount, asked: { email: string; state: string }[], callbackUrl: string): Promise<void>
}
/** How people let us into their calendars at Cronofy. */
export type Cronofy = CompanyCronofy & {
  api: string
  /** Where a person says that we may read their calendars and write in them. */
  authorizeUrl(asked: { redirectUri: string; state: string; provider: CalendarProvider | null }): string
  /** @throws Rejected 'calendar/refused' for a code that was used, is too old or is none; 'calendar/unavailable' */
  redeem(code: string, redirectUri: string): Promise<CronofyGrant>
  /** What the grant opened goes by this id from now on. */
  keep(calendarId: string, grant: Pick<CronofyGrant, 'access'>): void
  /** Where a person lets a conferencing service in, such as Zoom. */
  conferencingUrl(account: CalendarAccount, asked: { redirectUri: string; provider: string }): Promise<string>
  /** Conferencing services that the person let in, and what comes with the calendar in which events are written. */
  conferencing(account: CalendarAccount, target: string | null): Promise<ConferencingProfile[]>
  /** The link that was made for this event; null while there is none. */
  conferenceOf(
    account: CalendarAccount,
    calendar: string,
    event: { uid: string; start: string },
  ): Promise<string | null>
  /** Whether Cronofy sent these bytes. */
  isSigned(raw: Buffer, signatures: string): boolean
}
