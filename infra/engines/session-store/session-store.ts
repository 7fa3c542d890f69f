export type Session = { companyId: string; userId: string; createdAt: number; lastSeenAt: number }

/** Server-side sessions. The token is 256 random bits known only to the browser; the store keeps its hash. */
export interface SessionStore {
  create(session: { companyId: string; userId: string }): Promise<{ token: string }>
  /** The session, touched; null when unknown or ended; 'expired' once when idle or absolute time ran out. */
  find(token: string): Promise<Session | 'expired' | null>
  /** Whether the session still stands; looking does not prolong it. */
  isLive(token: string): Promise<boolean>
  end(token: string): Promise<void>
  endAllOf(userId: string): Promise<void>
  close(): Promise<void>
}

/** 7200 s idle (AUTH-027), 12 h absolute. */
export const IDLE_MS = 7_200_000
export const ABSOLUTE_MS = 12 * 3_600_000
