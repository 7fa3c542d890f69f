import * as z from 'zod'

/** Mailboxes that only those who run a domain can read. */
export const ProofMailbox = z.enum(['postmaster', 'admin'])
export type ProofMailbox = z.infer<typeof ProofMailbox>

/** A domain as its administrators see it: `record` is what a DNS server has to answer, `mailbox` where a code was sent last. */
export type EmailDomainView = {
  domain: string
  isProven: boolean
  record: { name: string; text: string }
  mailbox: ProofMailbox | null
}

export const MAX_EMAIL_DOMAINS = 20
/** Where the TXT record is looked for: a name with an underscore is given to no user of a domain. */
export const recordName = (domain: string) => `_hirelog.${domain}`
export const recordText = (token: string) => `hirelog-verification=${token}`

/** The domain as it is stored and compared: as DNS has it, in lower case; null for text that is no domain. From an address its domain is taken. */
export function domainFrom(typed: string): string | null {
  const text = typed.trim().replace(/^.*@/, '').replace(/\.$/, '')
  if (!/^[\p{L}\p{N}.-]+$/u.test(text) || !URL.canParse(`http://${text}`)) return null
  const domain = new URL(`http://${text}`).hostname
  return domain.length <= 253 && /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(domain)
    ? domain
    : null
}
