import type { CompanyEvent } from '#contracts/company/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { type Category, SYSTEM } from '#contracts/kernel/streams.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { mailLanguage } from '../effects/mail/templates.ts'
import { mail } from '../effects/reactions.ts'
import type { Core } from '../core/core.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

const command = (aggregate: Category, tenant: string, id: string, type: string, data: object): Reaction[] => [
  { kind: 'command', aggregate, tenant, id, command: { type, data } },
]
const registry = (type: string, { domain, proofId }: { domain: string; proofId: string }, companyId: string) =>
  command('domain', SYSTEM, domain, type, { domain, companyId, proofId })

/** A domain that is proven is reserved for the company; one that another proved before is taken from the list again. */
export const emailDomainProvenReservesDomain: ProcessManager<CompanyEvent> = {
  name: 'email-domain-proven-reserves-domain',
  category: 'company',
  on: ['EmailDomainProven'],
  react: ({ event: { type, data }, tenant }) =>
    type === 'EmailDomainProven' ? registry('ReserveEmailDomain', data, tenant) : [],
  onRefused: ({ event: { type, data }, tenant }) =>
    type === 'EmailDomainProven'
      ? command('company', tenant, tenant, 'RemoveEmailDomain', { domain: data.domain, proofId: data.proofId })
      : [],
}

/** A domain that a company gave up is free for others; releasing what was proven anew does nothing. */
export const emailDomainRemovedFreesDomain: ProcessManager<CompanyEvent> = {
  name: 'email-domain-removed-frees-domain',
  category: 'company',
  on: ['EmailDomainRemoved'],
  react: ({ event: { type, data }, tenant }) =>
    type === 'EmailDomainRemoved' ? registry('ReleaseEmailDomain', data, tenant) : [],
}

/** The code itself is made when the message leaves: a process remembers what it decided, and must not remember that. */
export const domainProofIsMailed: ProcessManager<CompanyEvent, { company: string; language: string } | null> = {
  name: 'domain-proof-is-mailed',
  category: 'company',
  on: ['EmailDomainProofMailed'],
  look: async (core: Core, { tenant: companyId }: Recorded<CompanyEvent>) => {
    const { state } = await core.commands.stateOf(companyDecider, { companyId }, companyId)
    return state.status === 'registered'
      ? { company: state.details.name, language: mailLanguage(state.details.language) }
      : null
  },
  react: ({ event }, facts) => {
    if (event.type !== 'EmailDomainProofMailed' || !facts) return []
    const { domain, mailbox, codeId } = event.data
    return [mail({ to: `${mailbox}@${domain}`, template: 'domainProof', values: { ...facts, domain, codeId } })]
  },
}
