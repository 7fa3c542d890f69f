import type { Channel } from '#contracts/candidate/events.ts'
import type { Contact } from '#contracts/candidate/contact.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { normalisePhone } from '#contracts/user/phone.ts'
import { optOutDecider } from '#domain/opt-out/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'

type Leaving = { to: string; template: string; values: Record<string, string> }
type Needs = Pick<Core, 'engines' | 'commands'>
export const OPTED_OUT = 'This person asked for no more invitations from your company'

/**
 * The stream that knows whether an address is written to by a company, or, for a number that said STOP, by any of this
 * installation. Keyed, so that no address is found by trying.
 */
export const optOutId = ({ engines }: Pick<Core, 'engines'>, companyId: string, address: string) =>
  uuid5(
    '00000000-0000-4000-8000-000000000000',
    engines.keys.blindIndex('opt-out', `${companyId} ${comparable(address)}`),
  )

const isEmail = (address: string) => address.includes('@')
const comparable = (address: string) =>
  isEmail(address) ? normaliseEmail(address) : (normalisePhone(address) ?? address.trim())

const isOut = async (core: Needs, tenant: string, address: string) =>
  (await core.commands.stateOf(optOutDecider, { companyId: tenant }, optOutId(core, tenant, address))).state.out
/** Companies share one number to send from, so that STOP ends the messages of all. */
const saidStop = async (core: Needs, address: string) => !isEmail(address) && (await isOut(core, SYSTEM, address))

export async function isOptedOut(core: Needs, companyId: string, address: string): Promise<boolean> {
  if (address.trim() === '') return false
  return (await isOut(core, companyId, address)) || saidStop(core, address)
}

const invitations: ReadonlySet<string> = new Set(['invitation', 'reminder'])

/**
 * Looked up as a message leaves: it may have waited, and the person ended them since. An opt-out ends invitations, reminders
 * and what automations write; a person of the company may still write. STOP ends every text message.
 * @throws Rejected 'candidate/opted-out'
 */
export async function refuseOptedOut(core: Needs, companyId: string, { to, template, values }: Leaving): Promise<void> {
  const endable = invitations.has(template) || values.automated !== undefined
  if (endable ? await isOptedOut(core, companyId, to) : await saidStop(core, to))
    throw new Rejected('candidate/opted-out', OPTED_OUT)
}

/** Those of the channels that a person has not turned off; invitations and reminders go by these alone. */
export async function channelsLeft(
  core: Needs,
  companyId: string,
  { email, phone }: Pick<Contact, 'email' | 'phone'>,
  channels: readonly Channel[],
): Promise<Channel[]> {
  const off = await Promise.all(
    channels.map((channel) => isOptedOut(core, companyId, channel === 'email' ? email : phone)),
  )
  return channels.filter((_, index) => !off[index])
}
