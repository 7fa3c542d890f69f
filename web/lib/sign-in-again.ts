import type { SignInError } from '#contracts/user/sign-in-errors.ts'

/**
 * For scripts of a page whose call is answered to nobody: the person signs in and comes back to where they are (AUTH-053).
 * Loaders need none of this: Remix follows their redirect, and of two loads of the same data drops the older.
 */
export const signInAgain = () =>
  location.assign(`/login?${new URLSearchParams({ returnTo: location.pathname + location.search, expired: '1' })}`)

/**
 * Fetches who is signed in, for what cannot read a status, such as an EventSource. Only a refusal ends the page
 * (AUTH-050): it is reported by its kind. That nobody answers is a failure of a later refresh, and those are left to the next try.
 */
export async function userStillThere(): Promise<void> {
  const answer = await fetch('/api/legacy/user').catch(() => null)
  if (answer?.status !== 401) return
  console.warn('GetUserError' satisfies SignInError)
  signInAgain()
}
