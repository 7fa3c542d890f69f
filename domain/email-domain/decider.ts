import type { EmailDomainCommand } from '#contracts/email-domain/commands.ts'
import type { EmailDomainEvent } from '#contracts/email-domain/events.ts'
import type { Decider } from '#domain/decider.ts'
import { release } from './commands/release.ts'
import { reserve } from './commands/reserve.ts'
import { type EmailDomain, evolve, initialState } from './email-domain.ts'

/** One stream per domain: of two companies that prove it at the same instant one append wins. */
export const emailDomainDecider: Decider<EmailDomain, EmailDomainCommand, EmailDomainEvent> = {
  category: 'domain',
  initialState,
  evolve,
  decide: ({ type, data }, state) => (type === 'ReserveEmailDomain' ? reserve(data, state) : release(data, state)),
}
