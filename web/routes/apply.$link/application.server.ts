import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { applicationCookieName, cookieOf, privateCookie } from '#contracts/session-cookie.ts'

const MAX_AGE_S = 180 * 24 * 3600

/** The candidate's own token, which their browser keeps for this one job. */
export const candidateTokenOf = (request: Request, { platform }: AppLoadContext, jobId: string): string | null =>
  cookieOf(request.headers.get('cookie'), applicationCookieName(platform.settings.publicUrl, jobId))

/** For every path of this host: a cookie of one path could not be kept from its other subdomains. */
export const candidateCookie = ({ platform: { settings } }: AppLoadContext, jobId: string, token: string): string =>
  privateCookie(settings.publicUrl, applicationCookieName(settings.publicUrl, jobId), token, MAX_AGE_S)

/** The job's id inside a link, as far as a cookie's name needs it. */
export const jobIdIn = (link: string) => /^[0-9a-z]+\.([0-9a-f-]{36})$/.exec(link)?.[1] ?? ''

/** Made with the form, so that sending it twice starts one application. */
export const newCommandId = () => randomUUID()
