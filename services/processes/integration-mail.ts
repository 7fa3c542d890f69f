import type { AtsLinkEvent } from '#contracts/ats-link/events.ts'
import { catalogue } from '#contracts/integration/catalogue.ts'
import type { IntegrationEvent } from '#contracts/integration/events.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { integrationDecider } from '#domain/integration/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { mailLanguage } from '../effects/mail/templates.ts'
import { linkNow } from '../core/ats/standing.ts'
import { mail } from '../effects/reactions.ts'
import type { ProcessManager } from './process-manager.ts'
import { administratorsToTell, type Facts } from './sign-on-mail.ts'

/** Administrators hear of every system that is connected: it may be another's hand. */
export const connectedIntegrationIsMailed: ProcessManager<IntegrationEvent, Facts> = {
  name: 'connected-integration-is-mailed',
  category: 'integration',
  on: ['IntegrationConnected'],
  look: async (core, recorded) =>
    recorded.event.type === 'IntegrationConnected'
      ? administratorsToTell(core, recorded, {
          about: catalogue[recorded.event.data.integrationType].title,
          path: '/admin/integration',
        })
      : null,
  react: ({ event }, facts) =>
    (facts?.administrators ?? []).map(({ to, name, language }) =>
      mail({ to, template: connectedTemplate(event), values: { ...facts!.values, name, language } }),
    ),
}

const connectedTemplate = ({ data }: IntegrationEvent) =>
  data.integrationType === 'zapier'
    ? 'zapierConnected'
    : data.integrationType === 'ga'
      ? 'measurementConnected'
      : 'integrationConnected'

/** As {@link connectedIntegrationIsMailed}, of a system that is linked over an aggregator. */
export const linkedAtsIsMailed: ProcessManager<AtsLinkEvent, Facts> = {
  name: 'linked-ats-is-mailed',
  category: 'ats',
  on: ['AtsLinked', 'AtsRelinked'],
  look: async (core, recorded) =>
    administratorsToTell(core, recorded, {
      about: (await linkNow(core, recorded.tenant))?.systemName ?? '',
      path: '/admin/integration',
    }),
  react: (_, facts) =>
    (facts?.administrators ?? []).map(({ to, name, language }) =>
      mail({ to, template: 'integrationConnected', values: { ...facts!.values, name, language } }),
    ),
}

type Waiting = { to: string; values: Record<string, string> }[]

/** Those who wanted to know hear that a system can be connected; a colleague who left does not. */
export const availableIntegrationIsMailed: ProcessManager<IntegrationEvent, Waiting> = {
  name: 'available-integration-is-mailed',
  category: 'integration',
  on: ['IntegrationAvailable'],
  async look({ commands, settings }, { event, tenant: companyId }) {
    if (event.type !== 'IntegrationAvailable') return []
    const { integrationType, userIds } = event.data
    const users = await Promise.all(
      userIds.map(async (userId) => (await commands.stateOf(userDecider, { companyId }, userId)).state),
    )
    const values = { about: catalogue[integrationType].title, link: `${settings.publicUrl}/admin/integration` }
    return users.flatMap((user) =>
      user.status === 'active'
        ? [{ to: user.email, values: { ...values, name: user.name, language: mailLanguage(user.language, undefined) } }]
        : [],
    )
  },
  react: (_, waiting) => waiting.map(({ to, values }) => mail({ to, template: 'integrationAvailable', values })),
}

/** What a colleague connected waits once they have left: administrators hear which systems, in one message. */
export const ownerlessIntegrationIsMailed: ProcessManager<UserEvent, Facts> = {
  name: 'ownerless-integration-is-mailed',
  category: 'user',
  on: ['UserRemoved'],
  async look(core, recorded) {
    const { tenant: companyId, event } = recorded
    if (event.type !== 'UserRemoved') return null
    const { userId } = event.data
    const [{ state }, link] = await Promise.all([
      core.commands.stateOf(integrationDecider, { companyId }, companyId),
      linkNow(core, companyId),
    ])
    const names = [...state.connections.values()]
      .filter(({ ownerId, integrationType }) => ownerId === userId && isHeldUp.has(integrationType))
      .map(({ integrationType }) => catalogue[integrationType].title)
    if (link?.ownerId === userId && !names.includes(link.systemName)) names.push(link.systemName)
    return names.length === 0
      ? null
      : administratorsToTell(core, recorded, { about: names.join(', '), path: '/admin/integration' })
  },
  react: (_, facts) =>
    (facts?.administrators ?? []).map(({ to, name, language }) =>
      mail({ to, template: 'integrationOwnerLeft', values: { ...facts!.values, name, language } }),
    ),
}

/** Zapier has its own message, with its live subscriptions; a measurement id needs no one's rights. */
const isHeldUp = new Set<string>(['greenhouse', 'workable', 'jobadder'])
