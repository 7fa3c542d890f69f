import type { AppLoadContext } from '@remix-run/node'

/** Where a person goes after signing in: to the page first asked for, or to the second step of their sign-up (AUTH-002, 011). */
export async function landingOf({ platform }: AppLoadContext, sessionToken: string, returnTo: string): Promise<string> {
  const holder = await platform.useCases.accounts.sessionUser(sessionToken)
  return holder?.status === 'SECOND_STEP' ? '/signup/details' : returnTo
}
