import type { Permission } from '#contracts/kernel/permissions.ts'
import type { SignInMethod } from '#contracts/user/events.ts'

/** A browser's session; a bearer token for programs; a token that signs a browser in, once; a sign-in through a provider that waits for its code. None can replace another. */
export type SessionKind = 'browser' | 'token' | 'entry' | 'confirmation'

export type NewSession = {
  kind: SessionKind
  companyId: string
  userId: string
  /** The account's epoch when the credentials were checked. */
  epoch: number
  method: SignInMethod
  device: string | null
  /** What a token is for; null is everything its user may do. */
  scopes: readonly Permission[] | null
  /** What the provider it was opened through said of its holder, for signing out there. */
  idToken?: string | null
}
/** `id` names it to its owner; it is of no use to others. */
export type Session = Omit<NewSession, 'idToken'> & { id: string; createdAt: number; lastSeenAt: number }

/** Server-side sessions. The token is 256 random bits known only to the browser or program; the store keeps its hash. */
export interface SessionStore {
  create(session: NewSession): Promise<{ token: string; id: string }>
  /** The session, touched; null when unknown or ended; 'expired' for {@link REMEMBERED_MS} after idle or absolute time ran out. */
  find(token: string, kind?: SessionKind): Promise<Session | 'expired' | null>
  /** As find, and ends it: of any number who take it at once, one gets it. */
  take(token: string, kind: SessionKind): Promise<Session | 'expired' | null>
  /** Whether the session is still valid; the check does not prolong it. */
  isLive(token: string): Promise<boolean>
  /** What a browser's session was opened with; kept so that only who has the token can read it. */
  idTokenOf(token: string, kind?: SessionKind): Promise<string | null>
  /** A user's valid sessions, last used first. */
  listOf(userId: string): Promise<Session[]>
  end(token: string): Promise<void>
  /** Whether this user had such a session. */
  endOne(userId: string, id: string): Promise<boolean>
  endAllOf(userId: string, except?: string): Promise<void>
  close(): Promise<void>
}

const MINUTE = 60_000
/** People: 30 min idle, 12 h in all. A bearer token lasts 7200 s (AUTH-027), a token in an address no longer than it takes to follow it. */
export const LIFETIMES: Record<SessionKind, { idle: number; absolute: number }> = {
  browser: { idle: 30 * MINUTE, absolute: 12 * 60 * MINUTE },
  token: { idle: 7_200_000, absolute: 7_200_000 },
  entry: { idle: MINUTE, absolute: MINUTE },
  confirmation: { idle: 30 * MINUTE, absolute: 30 * MINUTE },
}
/** For this long an expired session is distinguished from an unknown one: its holder has to sign in again. */
export const REMEMBERED_MS = 24 * 60 * MINUTE
/** After this a row is of no use. */
export const KEPT_MS = LIFETIMES.browser.absolute + REMEMBERED_MS

export const isCurrent = (
  { kind, createdAt, lastSeenAt }: Pick<Session, 'kind' | 'createdAt' | 'lastSeenAt'>,
  time: number,
) => time - lastSeenAt <= LIFETIMES[kind].idle && time - createdAt <= LIFETIMES[kind].absolute

/** When it is over unless it is used before, in milliseconds. */
export const endOf = ({ kind, createdAt, lastSeenAt }: Pick<Session, 'kind' | 'createdAt' | 'lastSeenAt'>) =>
  Math.min(lastSeenAt + LIFETIMES[kind].idle, createdAt + LIFETIMES[kind].absolute)

/** A session's last use is written at most this often, so that reading a page rarely writes. */
export const TOUCH_MS = MINUTE
/** Only a browser's session is prolonged by being used. */
export const prolonged = ({ kind, lastSeenAt }: Pick<Session, 'kind' | 'lastSeenAt'>, time: number) =>
  kind === 'browser' && time - lastSeenAt > TOUCH_MS
