import type { Asked, Busy } from './busy.ts'

/** Who signs in to a calendar server (CalDAV); the password is one for this app where the server has such. */
export type CalendarAccount = { username: string; password: string }
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
  read(source: CalendarSource, asked: Asked & { etag: string | null }): Promise<ReadCalendar | 'unchanged'>
  /** The home of an account's calendars, and these, found from the address of its server (RFC 6764). */
  discover(address: string, account: CalendarAccount): Promise<{ home: string; found: FoundCalendar[] }>
  /** Keeps an event, one for its UID, in place of what was kept of it. */
  put(account: CalendarAccount, calendar: string, event: { uid: string; file: string }): Promise<void>
  /** The event is not there any more, or never was. */
  remove(account: CalendarAccount, calendar: string, uid: string): Promise<void>
}
