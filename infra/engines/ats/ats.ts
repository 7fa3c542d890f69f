import { Rejected } from '#contracts/kernel/rejections.ts'
import { type JobAdder, type JobAdderClient, openJobAdder } from './jobadder.ts'
import { NotAsked, type Outbound, outboundFetch } from '../outbound/outbound.ts'

/** An applicant tracking system that knows whether a token and an address are right. */
export type GreenhouseCheck = { url: string; scheme: 'basic' | 'bearer' }
export type Checked = 'right' | 'wrong token' | 'wrong email' | 'no answer'

export type Ats = {
  /**
   * Sends a result to the address that an order named.
   * @throws Rejected 'ats/unavailable' when it may work later, 'ats/refused' when it never will.
   */
  report: (sent: { method: 'PATCH' | 'PUT'; url: string; authorization: string; body: string | null }) => Promise<void>
  /** Null: no such address is set up, and nothing is checked. */
  check: ((token: string, email: string) => Promise<Checked>) | null
  /** Null: this installation is no client of JobAdder. */
  jobAdder: JobAdder | null
}

/** Applicant tracking systems, by their own addresses: guarded as every address that a company may choose. */
export function openAts(
  rules: Outbound,
  { greenhouse, jobAdder }: { greenhouse: GreenhouseCheck | null; jobAdder: JobAdderClient | null },
): Ats {
  const ask = outboundFetch(rules)
  return {
    async report({ method, url, authorization, body }) {
      const headers = {
        authorization,
        ...(body !== null && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
      }
      const { status } = await ask(url, { method, headers, body }).catch((error: unknown) => {
        if (error instanceof NotAsked) throw new Rejected('ats/refused', error.why)
        throw unavailable()
      })
      if (status === 429 || status === 408) throw unavailable()
      if (status >= 300) throw new Rejected('ats/refused', 'The other system does not take the result')
    },
    check: greenhouse && ((token, email) => checked(ask, greenhouse, { token, email })),
    jobAdder: jobAdder && openJobAdder(rules, jobAdder),
  }
}

async function checked(
  ask: ReturnType<typeof outboundFetch>,
  { url, scheme }: GreenhouseCheck,
  { token, email }: { token: string; email: string },
): Promise<Checked> {
  const authorization = scheme === 'basic' ? `Basic ${Buffer.from(`${token}:`).toString('base64')}` : `Bearer ${token}`
  const answer = await ask(`${url}/users?email=${encodeURIComponent(email)}`, { headers: { authorization } }).catch(
    () => null,
  )
  if (!answer || answer.status === 429) return 'no answer'
  if (answer.status === 401 || answer.status === 403) return 'wrong token'
  const found: unknown = answer.ok ? await answer.json().catch(() => null) : null
  if (answer.status !== 404 && !Array.isArray(found)) return 'no answer'
  return Array.isArray(found) && found.length > 0 ? 'right' : 'wrong email'
}

const unavailable = () => new Rejected('ats/unavailable', 'The other system does not answer')
