import type { AppLoadContext } from '@remix-run/node'
import { companyHostOf, originOf } from '#contracts/company/host.ts'

/** As services/http/remix.ts has it: what a trusted proxy says counts. */
const hostOf = (request: Request) => new URL(request.url).host

/** The company this host is for, when its people sign in through its provider (AUTH-003, 013, 031). */
export async function companyHere(request: Request, { platform }: AppLoadContext) {
  const named = companyHostOf(hostOf(request), platform.settings.publicUrl)
  return named === null ? null : platform.useCases.accounts.companyWithSingleSignOn(named)
}

/** Whether this is the host of some company, whatever it supports. */
export const isCompanyHost = (request: Request, { platform }: AppLoadContext) =>
  companyHostOf(hostOf(request), platform.settings.publicUrl) !== null

const hereAt =
  (path: string) =>
  (request: Request, { platform }: AppLoadContext) =>
    `${originOf(hostOf(request), platform.settings.publicUrl)}${path}`
/** Where a provider sends the browser back to: the host it came from, whose session it will be. */
export const redirectUriFor = hereAt('/auth/callback')
/** Where it sends the browser back to after signing out. */
export const signedOutUriFor = hereAt('/logout')
