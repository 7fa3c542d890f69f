import type { EmailDomainCommand } from '#contracts/email-domain/commands.ts'
import type { EmailDomainEvent } from '#contracts/email-domain/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { EmailDomain } from '../email-domain.ts'

/** A company that proved the domain anew holds it by the new proof: what becomes of the former one does not free it. */
export function reserve(data: EmailDomainCommand['data'], state: EmailDomain): EmailDomainEvent[] {
  if (state.status === 'held' && state.companyId !== data.companyId) {
    const text = 'Another company has proven this domain already. Ask its administrators to remove it there.'
    throw new Rejected('company/domain-taken', text, { domain: text })
  }
  return state.status === 'held' && state.proofId === data.proofId ? [] : [{ type: 'EmailDomainReserved', data }]
}
