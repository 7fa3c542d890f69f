import { describe, it } from 'vitest'
import { MAX_EMAIL_DOMAINS } from '#contracts/company/email-domain.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { acme, admin, contextOf, noon, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const HOUR = 3_600_000
const after = (ms: number) => new Date(Date.parse(noon) + ms).toISOString()
const at = (ms: number) => specify(companyDecider, { ...contextOf(admin), now: after(ms) })
const given = at(0)
const idOf = (n: number) => `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`
const domain = 'acme.test'
const proofId = idOf(100)
const registered: CompanyEvent = { type: 'CompanyRegistered', data: { companyId: acme, name: 'Acme', createdBy: rita } }
const added = (name = domain): CompanyEvent => ({ type: 'EmailDomainAdded', data: { domain: name, proofId } })
const mailed = (n: number, ms = 0): CompanyEvent => ({
  type: 'EmailDomainProofMailed',
  data: {
    domain,
    mailbox: 'admin',
    codeId: idOf(n),
    codeHash: `hash-${n}`,
    issuedAt: after(ms),
    expiresAt: after(ms + 24 * HOUR),
  },
})
const proven = (by: 'dns' | 'mail'): CompanyEvent => ({ type: 'EmailDomainProven', data: { domain, proofId, by } })
const failed: CompanyEvent = { type: 'EmailDomainProofFailed', data: { domain, codeId: idOf(1) } }
const removed: CompanyEvent = { type: 'EmailDomainRemoved', data: { domain, proofId } }
const add = (name = domain) => ({ type: 'AddEmailDomain', data: { domain: name, proofId } }) as const
const mail = (n: number) =>
  ({
    type: 'MailEmailDomainProof',
    data: { domain, mailbox: 'admin', codeId: idOf(n), codeHash: `hash-${n}` },
  }) as const
const enter = (n: number, codeHash = `hash-${n}`) =>
  ({ type: 'ProveEmailDomain', data: { domain, proof: { by: 'mail', codeId: idOf(n), codeHash } } }) as const
const lookedUp = { type: 'ProveEmailDomain', data: { domain, proof: { by: 'dns' } } } as const
const remove = (id: string | null = null) => ({ type: 'RemoveEmailDomain', data: { domain, proofId: id } }) as const

describe('an email domain in a company’s list', () => {
  it('is added once, up to a limit, and removed', () => {
    given(registered).when(add()).then(added())
    given(registered, added()).when(add()).thenNothing()
    const full = Array.from({ length: MAX_EMAIL_DOMAINS }, (_each, n) => added(`acme-${n}.test`))
    given(registered, ...full)
      .when(add())
      .thenRejects('company/too-many-domains')
    given(registered, added()).when(remove()).then(removed)
    given(registered, added())
      .when(remove(idOf(7)))
      .thenNothing()
    given(registered, added(), removed).when(lookedUp).thenRejects('company/domain-not-found')
  })

  it('is proven once, by its record or by the newest code within a day', () => {
    given(registered, added()).when(lookedUp).then(proven('dns'))
    given(registered, added(), proven('dns')).when(lookedUp).thenNothing()
    given(registered, added(), mailed(1)).when(enter(1)).then(proven('mail'))
    given(registered, added(), mailed(1), mailed(2)).when(enter(1)).thenRejects('account/code-expired')
    at(24 * HOUR)(registered, added(), mailed(1))
      .when(enter(1))
      .thenRejects('account/code-expired')
    given(registered, added()).when(enter(1)).thenRejects('account/code-expired')
    given(registered, added(), mailed(1), removed, added()).when(enter(1)).thenRejects('account/code-expired')
  })

  it('is not guessed: five tries per code, few codes', () => {
    given(registered, added(), mailed(1)).when(enter(1, 'other')).then(failed)
    given(registered, added(), mailed(1), failed, failed, failed, failed, failed)
      .when(enter(1))
      .thenRejects('account/code-expired')
    at(1000)(registered, added(), mailed(1)).when(mail(2)).thenRejects('auth/too-many-attempts')
    at(HOUR)(registered, added(), mailed(1)).when(mail(2)).then(mailed(2, HOUR))
    given(registered, added(), proven('dns')).when(mail(1)).thenNothing()
  })
})
