import type { CompanyEvent } from '#contracts/company/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { isAdministrator } from '#contracts/user/asker-of.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { mailLanguage } from '../effects/mail/templates.ts'
import { mail } from '../effects/reactions.ts'
import type { Core } from '../core/core.ts'
import type { ProcessManager } from './process-manager.ts'

/** What each change is called in the message. */
const templateOf = {
  SingleSignOnConfigured: 'signOnConfigured',
  SingleSignOnDisabled: 'signOnDisabled',
  EmailDomainAdded: 'emailDomainAdded',
  EmailDomainProven: 'emailDomainProven',
  EmailDomainRemoved: 'emailDomainRemoved',
} as const
type Change = keyof typeof templateOf

type Administrator = { to: string; name: string; language: string }
export type Facts = { administrators: Administrator[]; values: Record<string, string> } | null

/** Each change of how a company signs in is mailed to its creator and administrators, also to the one who made it: it may be another's hand. */
export const signOnChangeIsMailed: ProcessManager<CompanyEvent, Facts> = {
  name: 'sign-on-change-is-mailed',
  category: 'company',
  on: Object.keys(templateOf) as Change[],
  look: (core, recorded) => look(core, recorded),
  react: ({ event }, facts) =>
    (facts?.administrators ?? []).map(({ to, name, language }) =>
      mail({ to, template: templateOf[event.type as Change], values: { ...facts!.values, name, language } }),
    ),
}

const look = async (core: Core, recorded: Recorded<CompanyEvent>): Promise<Facts> => {
  const { event } = recorded
  const about =
    event.type === 'SingleSignOnConfigured' ? event.data.issuer : 'domain' in event.data ? event.data.domain : ''
  return administratorsToTell(core, recorded, { about, path: '/admin/settings?tab=single-sign-on' })
}

/** The creator and the administrators of a company, and what a message about a change says to them. */
export async function administratorsToTell(
  { commands, settings }: Core,
  { tenant: companyId, actor }: Pick<Recorded, 'tenant' | 'actor'>,
  { about, path }: { about: string; path: string },
): Promise<Facts> {
  const userOf = async (userId: string) => (await commands.stateOf(userDecider, { companyId }, userId)).state
  const [{ state: company }, { state: subscription }] = await Promise.all([
    commands.stateOf(companyDecider, { companyId }, companyId),
    commands.stateOf(subscriptionDecider, { companyId }, companyId),
  ])
  if (company.status === 'unknown') return null
  // Everyone but the creator holds a seat of the plan.
  const seats = 'seats' in subscription ? [...subscription.seats.keys()] : []
  const colleagues = await Promise.all([company.createdBy, ...seats].map(userOf))
  const administrators = colleagues.flatMap((user) =>
    user.status === 'active' && isAdministrator(user)
      ? [{ to: user.email, name: user.name, language: mailLanguage(user.language, company.details.language) }]
      : [],
  )
  const by = actor.kind === 'user' ? await userOf(actor.id) : null
  const values = {
    company: company.details.name,
    by: by && 'name' in by ? by.name : 'Hirelog',
    about,
    link: `${settings.publicUrl}${path}`,
  }
  return { administrators, values }
}
