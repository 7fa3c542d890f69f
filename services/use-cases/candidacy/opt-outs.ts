import { type WornBrand, worn } from '#contracts/company/brand-theme.ts'
import type { Contact } from '#contracts/candidate/contact.ts'
import { Channel } from '#contracts/candidate/events.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import type { OptOutCommand } from '#contracts/opt-out/commands.ts'
import type { optOutWays } from '#contracts/opt-out/events.ts'
import { wordOf } from '#contracts/opt-out/words.ts'
import { normalisePhone } from '#contracts/user/phone.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { optOutDecider } from '#domain/opt-out/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { attempts } from '../../core/attempts.ts'
import { companyOfJob } from '../../core/brand-worn.ts'
import type { Core } from '../../core/core.ts'
import { readOptOutLink } from '../../core/secrets/opt-out-link.ts'
import { channelsLeft, optOutId } from '../../effects/messages/opt-out.ts'

type Way = (typeof optOutWays)[number]

/** Whose messages a link turns off, and whether they are off. */
export type OptOutPage = { company: string; brand: WornBrand | null; out: boolean }

const asOf = (companyId: CompanyId | typeof SYSTEM): Asker => ({
  kind: 'process',
  name: 'opt-out',
  companyId,
  permissions: [],
})

export const optOutUseCases = (core: Core) => {
  /** A link turns messages on and off for as long as it exists: that often a day, so that the log is not filled with it. */
  const returns = attempts(core, { name: 'opt-in', limit: 10, windowMs: 24 * 3600_000 })

  function linkIn(token: string) {
    const link = readOptOutLink(core.engines.keys, token)
    if (!link) throw new Rejected('message/unknown-link', 'This link is not complete. Open it from the message again.')
    return link
  }

  return {
    /** What a person who follows the link of a message sees: no sign-in, no address. Null for a link that was not made here. */
    async optOutPage(token: string): Promise<OptOutPage | null> {
      const link = readOptOutLink(core.engines.keys, token)
      if (!link) return null
      const { companyId, jobId, addressId } = link
      const { state: job } = await core.commands.stateOf(jobDecider, { companyId }, jobId)
      const brandId = job.status === 'unknown' ? undefined : job.draft.details.brandId
      const { name, look, pictureOf } = await companyOfJob(core, companyId, brandId)
      const { state } = await core.commands.stateOf(optOutDecider, { companyId }, addressId)
      return { company: name, brand: look && worn(companyId, look, pictureOf), out: state.out }
    },

    /** Ends invitations, reminders and automatic messages to the address of the link. @throws Rejected 'message/unknown-link' */
    async optOut(token: string, via: Extract<Way, 'link' | 'one-click'>): Promise<void> {
      const { companyId, addressId } = linkIn(token)
      const command = { type: 'OptOut', data: { via } } as const
      await core.commands.handle(optOutDecider, addressId, command, core.context(asOf(companyId)))
    },

    /** Takes that back. @throws Rejected 'message/unknown-link', 'auth/too-many-attempts' */
    async optIn(token: string): Promise<void> {
      const { companyId, addressId } = linkIn(token)
      await returns.take(addressId)
      const command = { type: 'OptIn', data: {} } as const
      await core.commands.handle(optOutDecider, addressId, command, core.context(asOf(companyId)))
    },

    /**
     * A text message that came in: STOP ends those of all companies to this number, START brings them back, anything
     * else changes nothing. The same message twice is one.
     */
    async textCameIn({ from, text, sid }: { from: string; text: string; sid: string }): Promise<void> {
      const number = normalisePhone(from.replace(/^whatsapp:/, ''))
      const word = wordOf(text)
      if (number === null || word === null) return
      const id = optOutId(core, SYSTEM, number)
      const command: OptOutCommand =
        word === 'stop' ? { type: 'OptOut', data: { via: 'stop' } } : { type: 'OptIn', data: {} }
      await core.commands.handle(optOutDecider, id, command, core.context(asOf(SYSTEM), uuid5(id, sid)))
    },

    /** By which channels each of these people wants no messages, for those who turned one off; keyed by `id`. */
    async optedOut(
      { companyId }: Asker,
      people: readonly (Pick<Contact, 'email' | 'phone'> & { id: string })[],
    ): Promise<Record<string, Channel[]>> {
      const of = async ({ id, email, phone }: (typeof people)[number]) => {
        const reached = Channel.options.filter((channel) => (channel === 'email' ? email : phone) !== '')
        const left = await channelsLeft(core, companyId, { email, phone }, reached)
        return [id, reached.filter((channel) => !left.includes(channel))] as const
      }
      return Object.fromEntries((await Promise.all(people.map(of))).filter(([, channels]) => channels.length > 0))
    },
  }
}
