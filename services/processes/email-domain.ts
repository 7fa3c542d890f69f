import type { CompanyEvent } from '#contracts/company/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { mailLanguage } from '../effects/mail/templates.ts'
import type { Core } from '../core/core.ts'
import type { ProcessManager } from './process-manager.ts'

/** A domain that is proven is reserved for the company; one that another proved before is taken from the list again. */
export const emailDomainProvenReservesDomain: ProcessManager<CompanyEvent> = {
  name: 'email-domain-proven-reserves-domain',
  category: 'company',
  on: ['EmailDomainProven'],
  react: ({ event, tenant }) => {
    if (event.type !== 'EmailDomainProven') return []
    const { domain, proofId } = event.data
    return [
      {
        kind: 'command',
        aggregate: 'domain',
        tenant: SYSTEM,
        id: domain,
        command: { type: 'ReserveEmailDomain', data: { domain, companyId: tenant, proofId } },
      },
    ]
  },
  onRefused: ({ event, tenant }) => {
    if (event.type !== 'EmailDomainProven') return []
    const { domain, proofId } = event.data
    return [
      {
        kind: 'command',
        aggregate: 'company',
        tenant,
        id: tenant,
        command: { type: 'RemoveEmailDomain', data: { domain, proofId } },
      },
    ]
  },
}

/** A domain that a company gave up is free for others; releasing what was proven anew does nothing. */
export const emailDomainRemovedFreesDomain: ProcessManager<CompanyEvent> = {
  name: 'email-domain-removed-frees-domain',
  category: 'company',
  on: ['EmailDomainRemoved'],
  react: ({ event, tenant }) => {
    if (event.type !== 'EmailDomainRemoved') return []
    const { domain, proofId } = event.data
    return [
      {
        kind: 'command',
        aggregate: 'domain',
        tenant: SYSTEM,
        id: domain,
        command: { type: 'ReleaseEmailDomain', data: { domain, companyId: tenant, proofId } },
      },
    ]
  },
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
    return [{ kind: 'mail', to: `${mailbox}@${domain}`, template: 'domainProof', values: { ...facts, domain, codeId } }]
  },
}
