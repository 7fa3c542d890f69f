import type { EmailDomainCommand } from '#contracts/email-domain/commands.ts'
import type { EmailDomainEvent } from '#contracts/email-domain/events.ts'
import type { EmailDomain } from '../email-domain.ts'

/** Only what still rests on this very proof becomes free. */
export const release = (data: EmailDomainCommand['data'], state: EmailDomain): EmailDomainEvent[] =>
  state.status === 'held' && state.companyId === data.companyId && state.proofId === data.proofId
    ? [{ type: 'EmailDomainReleased', data }]
    : []
