import { type SignInError, signInErrors } from '#contracts/user/sign-in-errors.ts'
import { reportError } from './report-error.ts'

const STORED = 'hirelog.sign-in-error'

/**
 * For scripts of a page whose call finds no session: the person signs in and comes back to where they are (AUTH-053).
 * Loaders need none of this: Remix follows their redirect, and of two loads of the same data drops the older.
 */
export const signInAgain = () =>
  location.assign(`/login?${new URLSearchParams({ returnTo: location.pathname + location.search, expired: '1' })}`)

/**
 * Fetches who is signed in, for what cannot read a status, such as an EventSource. Only a refusal ends the page
 * (AUTH-050): its kind is stored for the sign-in page, and reported. A missing answer is a failure of a later refresh, and those are left to the next try.
 */
export async function userStillThere(): Promise<void> {
  const answer = await fetch('/api/legacy/user').catch(() => null)
  if (answer?.status !== 401) return
  const kind = 'GetUserError' satisfies SignInError
  console.warn(kind)
  keep(kind)
  reportError(Object.assign(new Error(`${answer.status} to who is signed in`), { name: kind }))
  signInAgain()
}

/** A browser that keeps nothing for a page goes to sign in without it. */
function keep(kind: SignInError) {
  try {
    sessionStorage.setItem(STORED, kind)
  } catch {
    /* Only the name of the error is lost. */
  }
}

/** What led this tab to the sign-in page, once. */
export function takeSignInError(): SignInError | null {
  try {
    const kept = sessionStorage.getItem(STORED)
    sessionStorage.removeItem(STORED)
    return signInErrors.find((kind) => kind === kept) ?? null
  } catch {
    return null
  }
}
