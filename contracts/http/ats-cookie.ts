import { type Onboarded, isOnboarded } from '../integration/catalogue.ts'
import { cookieOf } from './session-cookie.ts'

const COOKIE = 'hirelog-ats'

/** For which system this browser began a sign-up (INT-015 to 017); null for none. */
export function atsOf(cookies: string | null | undefined): Onboarded | null {
  const value = cookieOf(cookies, COOKIE)
  return value && isOnboarded(value) ? value : null
}

/** Set-Cookie that leads back to the system once the sign-up is complete; with null it is forgotten. */
export const atsCookie = (ats: Onboarded | null) =>
  `${COOKIE}=${ats ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${ats ? 86_400 : 0}`
