import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import {
  domainFrom,
  type EmailDomainView,
  type ProofMailbox,
  recordName,
  recordText,
} from '#contracts/company/email-domain.ts'
import { collator } from '#contracts/kernel/formatters.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { DOMAIN_PROOF_LENGTH } from '#contracts/user/limits.ts'
import { said } from '#contracts/kernel/wording.ts'
import { companyDecider } from '#domain/company/decider.ts'
import type { RegisteredCompany } from '#domain/company/company.ts'
import { emailDomainDecider } from '#domain/email-domain/decider.ts'
import { RecordsUnavailable } from '#infra/engines/domain-records/domain-records.ts'
import type { Core } from '../../../core/core.ts'
import { allow } from '../../../core/authorize.ts'
import { attempts } from '../../../core/attempts.ts'
import { domainCodeHashOf, newDomainCode } from '../../../core/secrets/codes.ts'
import { isPublicMail } from './public-mail.ts'
import { allowSignOn, companyAt } from './settings.ts'

const taken = () => {
  const text = 'Another company has proven this domain already. Ask its administrators to remove it there.'
  return new Rejected('company/domain-taken', text, { domain: text })
}
const gone = () => new Rejected('company/domain-not-found', 'This domain is not in the list any more')

const tokenOf = ({ engines }: Pick<Core, 'engines'>, companyId: string, domain: string, proofId: string) =>
  engines.keys.sign('email-domain', `${companyId} ${domain} ${proofId}`)

const holderOf = async ({ commands }: Pick<Core, 'commands'>, domain: string) =>
  (await commands.stateOf(emailDomainDecider, { companyId: SYSTEM }, domain)).state

/** Whether the company's provider may vouch for an address: its very domain is proven, and reserved for the company. */
export async function vouchesFor(
  core: Pick<Core, 'commands'>,
  companyId: string,
  company: RegisteredCompany | null,
  email: string,
): Promise<boolean> {
  const domain = domainFrom(email)
  const known = domain === null ? undefined : company?.emailDomains.get(domain)
  if (domain === null || !known?.isProven) return false
  const holder = await holderOf(core, domain)
  return holder.status === 'held' && holder.companyId === companyId && holder.proofId === known.proofId
}

/** The domains of the asker's company, in the order of the alphabet. */
export const emailDomains =
  (core: Core) =>
  async (asker: Asker): Promise<EmailDomainView[]> => {
    allow(asker, 'company.settings')
    const domains = (await companyAt(core, asker.companyId))?.emailDomains ?? new Map<string, never>()
    return [...domains]
      .map(([domain, { isProven, proofId, mailbox }]) => ({
        domain,
        isProven,
        record: { name: recordName(domain), text: recordText(tokenOf(core, asker.companyId, domain, proofId)) },
        mailbox,
      }))
      .toSorted((a, b) => collator('en', {}).compare(a.domain, b.domain))
  }

type Written = { token: ConsistencyToken }

/**
 * A company proves its email domains before its provider may vouch for their addresses. All of it takes what configuring
 * single sign-on takes (see {@link allowSignOn}). Domains of public mail services cannot be added.
 */
export function domainUseCases(core: Core) {
  const { commands, context, engines } = core
  const lookUps = attempts(core, { name: 'domain-look-ups', limit: 60, windowMs: 10 * 60_000 })
  /** A domain that is removed and added again gets no more messages for it, and no company fills the mailboxes of many. */
  const [codesOfDomain, codesOfCompany] = [5, 20].map((limit) =>
    attempts(core, { name: `domain-codes-${limit}`, limit, windowMs: 24 * 3_600_000 }),
  )

  /** What proves it now belongs to the company; where another was first, it is taken from the list again. */
  async function reserve(asker: Asker, domain: string, proofId: string) {
    const { companyId } = asker
    const data = { domain, companyId, proofId }
    await commands
      .handle(
        emailDomainDecider,
        domain,
        { type: 'ReserveEmailDomain', data },
        context({ ...asker, companyId: SYSTEM }),
        SYSTEM,
      )
      .catch(async (error: unknown) => {
        if (error instanceof Rejected && error.code === 'company/domain-taken')
          await commands.handle(
            companyDecider,
            companyId,
            { type: 'RemoveEmailDomain', data: { domain, proofId } },
            context(asker),
          )
        throw error
      })
  }
  /** The domain in the company's list, which no other company holds. */
  async function listed(asker: Asker, domain: string) {
    const known = (await companyAt(core, asker.companyId))?.emailDomains.get(domain)
    if (!known) throw gone()
    const holder = await holderOf(core, domain)
    if (holder.status === 'held' && holder.companyId !== asker.companyId) throw taken()
    return known
  }

  return {
    /** @throws Rejected 'company/domain-invalid', 'company/domain-taken', 'company/too-many-domains' */
    async addEmailDomain(asker: Asker, typed: string): Promise<Written> {
      await allowSignOn(core, asker)
      const domain = domainFrom(typed)
      const invalid = (text: string) => new Rejected('company/domain-invalid', text, { domain: text })
      if (domain === null) throw invalid('Enter the part behind the @ of your addresses, such as example.com')
      if (await isPublicMail(domain))
        throw invalid('This domain gives addresses to the public. Only a domain of your own can be proven.')
      const holder = await holderOf(core, domain)
      if (holder.status === 'held' && holder.companyId !== asker.companyId) throw taken()
      return commands.handle(
        companyDecider,
        asker.companyId,
        { type: 'AddEmailDomain', data: { domain, proofId: randomUUID() } },
        context(asker),
      )
    },

    /** Looks the TXT record up. @throws Rejected 'company/domain-not-proven' while it is not there */
    async proveDomainByRecord(asker: Asker, domain: string): Promise<Written> {
      await allowSignOn(core, asker)
      await lookUps.take(asker.companyId)
      const { proofId } = await listed(asker, domain)
      const wanted = Buffer.from(recordText(tokenOf(core, asker.companyId, domain, proofId)))
      const texts = await engines.records.txt(recordName(domain)).catch((error: unknown) => {
        if (!(error instanceof RecordsUnavailable)) throw error
        throw new Rejected(
          'command/unavailable',
          'The name servers of this domain do not answer. Try again in a few minutes.',
        )
      })
      const isThere = texts.some(
        (text) => Buffer.byteLength(text) === wanted.length && timingSafeEqual(Buffer.from(text), wanted),
      )
      if (!isThere)
        throw new Rejected(
          'company/domain-not-proven',
          said`There is no such TXT record at ${recordName(domain)} yet. A new record can take an hour to be seen.`,
        )
      const { token } = await commands.handle(
        companyDecider,
        asker.companyId,
        { type: 'ProveEmailDomain', data: { domain, proof: { by: 'dns' } } },
        context(asker),
      )
      await reserve(asker, domain, proofId)
      return { token }
    },

    /** Mails a code to a mailbox that only those who run the domain can read. @throws Rejected 'auth/too-many-attempts' */
    async mailDomainCode(asker: Asker, domain: string, mailbox: ProofMailbox): Promise<Written> {
      await allowSignOn(core, asker)
      await listed(asker, domain)
      await codesOfCompany!.take(asker.companyId)
      await codesOfDomain!.take(domain)
      const data = { domain, mailbox, ...newDomainCode(engines.keys) }
      return commands.handle(companyDecider, asker.companyId, { type: 'MailEmailDomainProof', data }, context(asker))
    },

    /** @throws Rejected 'account/code-wrong', 'account/code-expired' */
    async proveDomainByCode(asker: Asker, domain: string, code: string): Promise<Written> {
      await allowSignOn(core, asker)
      const { proofId, code: sent } = await listed(asker, domain)
      const typed = code.replaceAll(/\s/g, '')
      if (!new RegExp(`^\\d{${DOMAIN_PROOF_LENGTH}}$`).test(typed))
        throw new Rejected('account/code-wrong', said`The code has ${DOMAIN_PROOF_LENGTH} digits.`)
      const codeId = sent?.codeId ?? proofId
      const proof = { by: 'mail', codeId, codeHash: domainCodeHashOf(engines.keys, codeId, typed) } as const
      const { events, token } = await commands.handle(
        companyDecider,
        asker.companyId,
        { type: 'ProveEmailDomain', data: { domain, proof } },
        context(asker),
      )
      if (events.some(({ type }) => type === 'EmailDomainProofFailed'))
        throw new Rejected('account/code-wrong', 'This is not the code we sent. Please try again.')
      await reserve(asker, domain, proofId)
      return { token }
    },

    /** People of the domain keep their accounts; new ones need an invitation from then on. */
    async removeEmailDomain(asker: Asker, domain: string): Promise<Written> {
      await allowSignOn(core, asker)
      return commands.handle(
        companyDecider,
        asker.companyId,
        { type: 'RemoveEmailDomain', data: { domain, proofId: null } },
        context(asker),
      )
    },
  }
}
