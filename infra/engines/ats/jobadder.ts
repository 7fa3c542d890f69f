import type * as oidc from 'openid-client'
import * as z from 'zod'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Outbound, outboundFetch } from '../outbound/outbound.ts'

export type JobAdderClient = { url: string; clientId: string; clientSecret: string }

/** What JobAdder hands out. `api` is the address of the account's region, where all its data is. */
export type JobAdderTokens = {
  accessToken: string
  /** In ms since 1970. */
  expiresAt: number
  refreshToken: string
  api: string
  account: string
}
export type JobAdderJob = { jobId: string; title: string; isOpen: boolean }
export type JobAdderApplication = {
  applicationId: string
  candidateId: string
  name: string
  email: string
  phone: string
  /** Their own word for how far it is. */
  status: string
  updatedAt: string
}
type Access = Pick<JobAdderTokens, 'accessToken' | 'api'>

/** All calls throw Rejected 'ats/unavailable' for what may work later, 'ats/refused' for what never will. */
export type JobAdder = {
  /** Where a person says that we may read their account. */
  authorizeUrl(asked: { redirectUri: string; state: string }): Promise<string>
  /** @param callback the whole address that JobAdder sent the browser back to. @throws also 'ats/revoked' */
  redeem(callback: URL, state: string): Promise<JobAdderTokens>
  /** @throws also 'ats/revoked': the person was removed there, or took the permission back. */
  renew(refreshToken: string): Promise<JobAdderTokens>
  /** Open ones, newest first. */
  jobs(access: Access): Promise<JobAdderJob[]>
  /** A page of the active applications to a job; `next` is where the one after it begins, null after the last. */
  applications(
    access: Access,
    asked: { jobId: string; offset: number },
  ): Promise<{ applications: JobAdderApplication[]; next: number | null }>
}

const PAGE = 100
/** A list that goes on for ever ends here. */
const MOST_PAGES = 100
const TIMEOUT_S = 10
const SCOPE = 'read offline_access'

/** Loaded at the first connection. */
const client = () => import('openid-client')

const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().default(3600),
  api: z.url(),
  account: z.union([z.string(), z.number()]).transform(String),
})
const id = z.union([z.string(), z.number()]).transform(String)
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), links: z.object({ next: z.string().nullish() }).nullish() })
const Job = z.object({ jobId: id, jobTitle: text, status: z.object({ active: z.boolean().nullish() }).nullish() })
const Application = z.object({
  applicationId: id,
  status: z.object({ name: text }).nullish(),
  updatedAt: text,
  candidate: z.object({ candidateId: id, firstName: text, lastName: text, email: text, phone: text, mobile: text }),
})

/** JobAdder by its authorization code flow (INT-022). */
export function openJobAdder(
  rules: Outbound,
  { url, clientId, clientSecret }: JobAdderClient,
  now: () => number = Date.now,
): JobAdder {
  const ask = outboundFetch(rules)

  async function config(): Promise<[typeof oidc, oidc.Configuration]> {
    const library = await client()
    const server = {
      issuer: url,
      authorization_endpoint: `${url}/connect/authorize`,
      token_endpoint: `${url}/connect/token`,
    }
    const made = new library.Configuration(server, clientId, clientSecret, library.ClientSecretPost(clientSecret))
    made[library.customFetch] = ask as oidc.CustomFetch
    made.timeout = TIMEOUT_S
    if (url.startsWith('http:')) library.allowInsecureRequests(made)
    return [library, made]
  }

  async function tokens(granted: Promise<object>): Promise<JobAdderTokens> {
    const given = Tokens.safeParse(await granted.catch(failed))
    if (!given.success) throw new Rejected('ats/refused', 'JobAdder answered with what cannot be read')
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds, api, account } = given.data
    return { accessToken, refreshToken, expiresAt: now() + seconds * 1000, api: api.replace(/\/+$/, ''), account }
  }

  async function pageOf<Item extends z.ZodType>(
    { accessToken, api }: Access,
    path: string,
    item: Item,
    offset: number,
  ) {
    const address = `${api}${path}${path.includes('?') ? '&' : '?'}offset=${offset}&limit=${PAGE}`
    const answer = await ask(address, { headers: { authorization: `Bearer ${accessToken}` } }).catch(() => null)
    if (answer?.status === 429) throw unavailable(Number(answer.headers.get('retry-after')) || undefined)
    if (!answer || answer.status >= 500) throw unavailable()
    if (answer.status === 401) throw revoked()
    const read = answer.ok ? page(item).safeParse(await answer.json().catch(() => null)) : null
    if (!read?.success) throw new Rejected('ats/refused', 'JobAdder answered with what cannot be read')
    return read.data.items
  }

  return {
    async authorizeUrl({ redirectUri, state }) {
      const [library, made] = await config()
      return library.buildAuthorizationUrl(made, { redirect_uri: redirectUri, scope: SCOPE, state }).href
    },
    async redeem(callback, state) {
      const [library, made] = await config()
      return tokens(library.authorizationCodeGrant(made, callback, { expectedState: state }))
    },
    async renew(refreshToken) {
      const [library, made] = await config()
      const granted = library.refreshTokenGrant(made, refreshToken)
      // One that is not replaced goes on.
      return tokens(granted.then((answer) => ({ refresh_token: refreshToken, ...answer })))
    },
    async jobs(access) {
      const found: JobAdderJob[] = []
      for (let at = 0; at < MOST_PAGES; at++) {
        const jobs = await pageOf(access, '/jobs?active=true', Job, at * PAGE)
        for (const { jobId, jobTitle, status } of jobs)
          found.push({ jobId, title: jobTitle, isOpen: status?.active !== false })
        if (jobs.length < PAGE) break
      }
      return found
    },
    async applications(access, { jobId, offset }) {
      const path = `/jobs/${encodeURIComponent(jobId)}/applications?active=true`
      const all = await pageOf(access, path, Application, offset)
      const applications = all.map(({ applicationId, status, updatedAt, candidate }) => ({
        applicationId,
        candidateId: candidate.candidateId,
        name: `${candidate.firstName} ${candidate.lastName}`.trim(),
        email: candidate.email,
        phone: candidate.mobile || candidate.phone,
        status: status?.name ?? '',
        updatedAt,
      }))
      return { applications, next: all.length < PAGE ? null : offset + PAGE }
    },
  }
}

/** A refusal of the grant is final; everything else may pass. */
function failed(error: unknown): never {
  const { error: code, status } = error as { error?: string; status?: number }
  if (code === 'invalid_grant' || code === 'access_denied') throw revoked()
  if (status !== undefined && status < 500 && status !== 429)
    throw new Rejected('ats/refused', 'JobAdder does not know this installation')
  throw unavailable()
}

const revoked = () => new Rejected('ats/revoked', 'The permission at JobAdder has ended. Connect it again.')
/** `afterS`: when it says that it answers again. */
const unavailable = (afterS?: number) =>
  new Rejected('ats/unavailable', 'The other system does not answer', undefined, afterS)
