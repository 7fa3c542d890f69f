import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { CompanyCommandData } from '#contracts/company/commands.ts'
import { MAX_EMAIL_DOMAINS } from '#contracts/company/email-domain.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import { DOMAIN_PROOF_TTL_MS, domainProofAllowance, waitMs } from '#contracts/user/limits.ts'
import { said } from '#contracts/kernel/wording.ts'
import { waitText } from '#domain/user/policies/wait-text.ts'
import type { Company, EmailDomain } from '../company.ts'
import { registered } from '../policies/registered.ts'

type Now = Pick<CommandContext, 'now'>

function domainOf(state: Company, domain: string): EmailDomain {
  const known = registered(state).emailDomains.get(domain)
  if (!known) throw new Rejected('company/domain-not-found', 'This domain is not in the list any more')
  return known
}

export function addEmailDomain(data: CompanyCommandData<'AddEmailDomain'>, state: Company): CompanyEvent[] {
  const { emailDomains } = registered(state)
  if (emailDomains.has(data.domain)) return []
  if (emailDomains.size >= MAX_EMAIL_DOMAINS)
    throw new Rejected('company/too-many-domains', said`A company can have ${MAX_EMAIL_DOMAINS} email domains`)
  return [{ type: 'EmailDomainAdded', data }]
}

/** A new code takes the place of the one before. */
export function mailDomainProof(
  data: CompanyCommandData<'MailEmailDomainProof'>,
  state: Company,
  { now }: Now,
): CompanyEvent[] {
  const { isProven, mailedAt, code } = domainOf(state, data.domain)
  if (isProven || code?.codeId === data.codeId) return []
  const wait = waitMs(mailedAt, now, domainProofAllowance)
  if (wait > 0) throw new Rejected('auth/too-many-attempts', waitText(wait), undefined, Math.ceil(wait / 1000))
  return [
    {
      type: 'EmailDomainProofMailed',
      data: { ...data, issuedAt: now, expiresAt: later(now, { milliseconds: DOMAIN_PROOF_TTL_MS }) },
    },
  ]
}

/** A wrong code is recorded, not refused: that is what counts it. The DNS record was looked up before. */
export function proveEmailDomain(
  { domain, proof }: CompanyCommandData<'ProveEmailDomain'>,
  state: Company,
  { now }: Now,
): CompanyEvent[] {
  const { isProven, proofId, code } = domainOf(state, domain)
  if (isProven) return []
  if (proof.by === 'dns') return [{ type: 'EmailDomainProven', data: { domain, proofId, by: 'dns' } }]
  if (!code || code.codeId !== proof.codeId || code.triesLeft <= 0 || now >= code.expiresAt)
    throw new Rejected('account/code-expired', 'This code is no longer valid. Have a new one sent.')
  if (code.codeHash !== proof.codeHash)
    return [{ type: 'EmailDomainProofFailed', data: { domain, codeId: proof.codeId } }]
  return [{ type: 'EmailDomainProven', data: { domain, proofId, by: 'mail' } }]
}

/** With a proof that is named, only what rests on it. */
export function removeEmailDomain(
  { domain, proofId }: CompanyCommandData<'RemoveEmailDomain'>,
  state: Company,
): CompanyEvent[] {
  const known = registered(state).emailDomains.get(domain)
  return known && (proofId === null || known.proofId === proofId)
    ? [{ type: 'EmailDomainRemoved', data: { domain, proofId: known.proofId } }]
    : []
}
