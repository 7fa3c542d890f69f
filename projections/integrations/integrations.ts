import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { IntegrationEvent } from '#contracts/integration/events.ts'
import { messagingAtFirst } from '#contracts/integration/settings.ts'
import { type ConnectionView, IntegrationsView } from '#contracts/views/integrations.ts'
import type { Projection } from '../runtime/projection.ts'

export const integrations: Projection<IntegrationsView, IntegrationEvent> = {
  name: 'integrations',
  version: 3,
  category: 'integration',
  description: 'One document per company: the systems it is connected to, and whether they work.',
  schema: IntegrationsView,
  indexes: [],
  counters: [],
  evolve: (view, recorded) => after(view ?? { connections: [], awaited: [] }, recorded),
}

function after(view: IntegrationsView, { event, occurredAt: at }: Recorded<IntegrationEvent>): IntegrationsView {
  const changed = (change: Partial<ConnectionView> | ((before: ConnectionView) => Partial<ConnectionView>)) => ({
    ...view,
    connections: view.connections.map((each) =>
      'integrationId' in event.data && each.integrationId === event.data.integrationId
        ? { ...each, ...(typeof change === 'function' ? change(each) : change) }
        : each,
    ),
  })
  switch (event.type) {
    case 'IntegrationConnected': {
      const { integrationId, integrationType, ownerId } = event.data
      const connection: ConnectionView = {
        integrationId,
        integrationType,
        ownerId,
        connectedAt: at,
        isPaused: false,
        failure: null,
        failedAt: null,
        workedAt: null,
        account: null,
        held: 0,
        messaging: messagingAtFirst,
      }
      return { ...view, connections: [...view.connections, connection] }
    }
    case 'IntegrationCredentialsChanged':
      return changed({ ownerId: event.data.ownerId, failure: null })
    case 'IntegrationAccountLinked':
      return changed({ account: event.data.account })
    case 'IntegrationTokenRenewed':
    case 'IntegrationKeyRenewed':
      return view
    case 'IntegrationSettingsChanged':
      return changed({ messaging: event.data.messaging })
    case 'IntegrationPaused':
      return changed({ isPaused: true })
    case 'IntegrationResumed':
      return changed({ isPaused: false })
    case 'IntegrationFailed':
      return changed({ failure: event.data.cause, failedAt: at })
    case 'IntegrationWorked':
      return changed({ failure: null, workedAt: at })
    case 'IntegrationResultHeld':
      return changed(({ held }) => ({ held: held + 1 }))
    case 'IntegrationResultsReleased': {
      const { candidateIds } = event.data
      return changed(({ held }) => ({ held: held - candidateIds.length }))
    }
    case 'IntegrationDisconnected':
      return {
        ...view,
        connections: view.connections.filter(({ integrationId }) => integrationId !== event.data.integrationId),
      }
    case 'IntegrationAwaited':
      return { ...view, awaited: [...view.awaited, event.data] }
    case 'IntegrationAvailable':
      return {
        ...view,
        awaited: view.awaited.filter(({ integrationType }) => integrationType !== event.data.integrationType),
      }
    default:
      return event satisfies never
  }
}
