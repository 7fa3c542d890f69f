import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { applicationCookieName, cookieOf, privateCookie, startCookieName } from '#contracts/http/session-cookie.ts'

/** As long as a company can let its candidates' links work; the link itself may end before. */
const MAX_AGE_S = 366 * 24 * 3600
/** A form that was open for longer still begins one application, but one for each tab. */
const START_S = 2 * 3600
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** The candidate's own token, which their browser keeps for this one job. */
export const candidateTokenOf = (request: Request, { platform }: AppLoadContext, jobId: string): string | null =>
  cookieOf(request.headers.get('cookie'), applicationCookieName(platform.settings.publicUrl, jobId))

/** For every path of this host: a cookie of one path could not be kept from its other subdomains. */
export const candidateCookie = (
  { platform: { settings } }: AppLoadContext,
  jobId: string,
  token: string | null,
): string => privateCookie(settings.publicUrl, applicationCookieName(settings.publicUrl, jobId), token, MAX_AGE_S)

/** The job's id inside a link, as far as a cookie's name needs it. */
export const jobIdIn = (link: string) => /^[0-9a-z]+\.([0-9a-f-]{36})$/.exec(link)?.[1] ?? ''

/** What this browser begins with at this job: the same in all its tabs, and out of reach of scripts. */
export function startKeyOf(request: Request, { platform: { settings } }: AppLoadContext, jobId: string): string | null {
  const key = cookieOf(request.headers.get('cookie'), startCookieName(settings.publicUrl, jobId))
  return key !== null && isUuid(key) ? key : null
}

/** `null` removes it: a candidate who has begun is known by their own token, and the next person begins with another key. */
export const startCookie = ({ platform: { settings } }: AppLoadContext, jobId: string, key: string | null): string =>
  privateCookie(settings.publicUrl, startCookieName(settings.publicUrl, jobId), key, START_S)

export const newStartKey = () => randomUUID()

/** Made with the form, so that sending it twice starts one application also where a browser keeps no cookie. */
export const newCommandId = () => randomUUID()
export const commandIdOf = (text: string) => (isUuid(text) ? text : randomUUID())

/** The status for a link that opens nothing: closed where its job was deleted, otherwise there never was such a job. */
export const leadsNowhere = async ({ platform }: AppLoadContext, link: string): Promise<404 | 410> =>
  (await platform.useCases.jobs.wasDeleted(link)) ? 410 : 404
