import type * as oidc from 'openid-client'
import * as z from 'zod'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Outbound, outboundFetch } from '../outbound/outbound.ts'
import { filled, type JobAdderWrites, onlyRead, type WriteCall } from './jobadder-writes.ts'

export type JobAdderClient = { url: string; clientId: string; clientSecret: string; writes?: JobAdderWrites }

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
  /** Which of the two an operator described; nothing else is ever written. */
  writes: { stage: boolean; note: boolean }
  /** Null: there is no such application (any more). */
  application(access: Access, applicationId: string): Promise<JobAdderApplication | null>
  moveTo(access: Access, asked: { applicationId: string; stage: string }): Promise<void>
  /** Sent twice it is there twice. */
  addNote(access: Access, asked: { candidateId: string; text: string }): Promise<void>
}

const PAGE = 100
/** A list that goes on for ever ends here. */
const MOST_PAGES = 100
const TIMEOUT_S = 10
const SCOPES = { reading: 'read offline_access', writing: 'read write offline_access' }

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
  { url, clientId, clientSecret, writes = { stage: null, note: null } }: JobAdderClient,
  now: () => number = Date.now,
): JobAdder {
  const ask = outboundFetch(rules)
  const scope = writes.stage || writes.note ? SCOPES.writing : SCOPES.reading

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

  async function answered(address: string, sent: Parameters<typeof ask>[1]): Promise<Response> {
    const answer = await ask(address, sent).catch(() => null)
    if (answer?.status === 429) throw unavailable(Number(answer.headers.get('retry-after')) || undefined)
    if (!answer || answer.status >= 500) throw unavailable()
    if (answer.status === 401) throw revoked()
    return answer
  }

  async function write({ accessToken, api }: Access, call: WriteCall | null, values: Record<string, string>) {
    if (!call) throw onlyRead()
    const { method, path, body } = filled(call, values)
    const headers = {
      authorization: `Bearer ${accessToken}`,
      ...{ 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
    }
    const { ok } = await answered(`${api}${path}`, { method, headers, body })
    if (!ok) throw new Rejected('ats/refused', 'JobAdder does not take this change')
  }

  async function pageOf<Item extends z.ZodType>(
    { accessToken, api }: Access,
    path: string,
    item: Item,
    offset: number,
  ) {
    const address = `${api}${path}${path.includes('?') ? '&' : '?'}offset=${offset}&limit=${PAGE}`
    const answer = await answered(address, { headers: { authorization: `Bearer ${accessToken}` } })
    const read = answer.ok ? page(item).safeParse(await answer.json().catch(() => null)) : null
    if (!read?.success) throw new Rejected('ats/refused', 'JobAdder answered with what cannot be read')
    return read.data.items
  }

  return {
    async authorizeUrl({ redirectUri, state }) {
      const [library, made] = await config()
      return library.buildAuthorizationUrl(made, { redirect_uri: redirectUri, scope, state }).href
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
      return { applications: all.map(said), next: all.length < PAGE ? null : offset + PAGE }
    },
    writes: { stage: writes.stage !== null, note: writes.note !== null },
    async application({ accessToken, api }, applicationId) {
      const address = `${api}/applications/${encodeURIComponent(applicationId)}`
      const answer = await answered(address, { headers: { authorization: `Bearer ${accessToken}` } })
      if (answer.status === 404) return null
      const read = answer.ok ? Application.safeParse(await answer.json().catch(() => null)) : null
      if (!read?.success) throw new Rejected('ats/refused', 'JobAdder answered with what cannot be read')
      return said(read.data)
    },
    moveTo: (access, { applicationId, stage }) => write(access, writes.stage, { application: applicationId, stage }),
    addNote: (access, { candidateId, text }) => write(access, writes.note, { candidate: candidateId, text }),
  }
}

const said = ({ applicationId, status, updatedAt, candidate }: z.infer<typeof Application>): JobAdderApplication => ({
  applicationId,
  candidateId: candidate.candidateId,
  name: `${candidate.firstName} ${candidate.lastName}`.trim(),
  email: candidate.email,
  phone: candidate.mobile || candidate.phone,
  status: status?.name ?? '',
  updatedAt,
})

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
