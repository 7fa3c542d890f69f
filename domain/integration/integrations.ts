import { type Connectable, type IntegrationType, isConnectable } from '#contracts/integration/catalogue.ts'
import type { IntegrationEvent } from '#contracts/integration/events.ts'
import { type LinkedAccount, messagingAtFirst, type MessagingSettings } from '#contracts/integration/settings.ts'

export type Connection = {
  integrationId: string
  integrationType: Connectable
  ownerId: string
  /** The secret with which the other system calls us is worked out from it. */
  keyId: string
  /** With which we call the other system. */
  token: string | null
  email: string | null
  /** Which account there it is; null where the system names none. */
  account: LinkedAccount | null
  messaging: MessagingSettings
  isPaused: boolean
  /** Undefined before it was ever tried; null while it works. */
  failure: string | null | undefined
  /** Candidates whose results are kept back. */
  held: readonly string[]
}
/** Everything that a company is connected to, and what its people wait for. */
export type Integrations = {
  connections: ReadonlyMap<Connectable, Connection>
  awaited: ReadonlyMap<IntegrationType, readonly string[]>
}

export const noIntegrations = (): Integrations => ({ connections: new Map(), awaited: new Map() })

export const connectionOf = ({ connections }: Integrations, type: string): Connection | null =>
  (isConnectable(type) && connections.get(type)) || null

export const connectionById = ({ connections }: Integrations, integrationId: string): Connection | null =>
  [...connections.values()].find((each) => each.integrationId === integrationId) ?? null

const put = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value) => new Map([...map, [key, value]])
const without = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key) =>
  new Map([...map].filter(([each]) => each !== key))

export function evolve(state: Integrations, event: IntegrationEvent): Integrations {
  switch (event.type) {
    case 'IntegrationConnected': {
      const connection = {
        ...event.data,
        account: null,
        messaging: messagingAtFirst,
        isPaused: false,
        failure: undefined,
        held: [],
      }
      return { ...state, connections: put(state.connections, event.data.integrationType, connection) }
    }
    case 'IntegrationDisconnected':
      return { ...state, connections: without(state.connections, event.data.integrationType) }
    case 'IntegrationAwaited': {
      const { integrationType, userId } = event.data
      const before = state.awaited.get(integrationType) ?? []
      return { ...state, awaited: put(state.awaited, integrationType, [...before, userId]) }
    }
    case 'IntegrationAvailable':
      return { ...state, awaited: without(state.awaited, event.data.integrationType) }
    case 'IntegrationCredentialsChanged': {
      const { ownerId, token, email } = event.data
      return changed(state, event, { ownerId, token, email, failure: undefined })
    }
    case 'IntegrationAccountLinked': {
      const { account: id, address } = event.data
      return changed(state, event, { account: { id, address } })
    }
    case 'IntegrationTokenRenewed':
      return changed(state, event, { token: event.data.token })
    case 'IntegrationKeyRenewed':
      return changed(state, event, { keyId: event.data.keyId })
    case 'IntegrationSettingsChanged':
      return changed(state, event, { messaging: event.data.messaging })
    case 'IntegrationPaused':
      return changed(state, event, { isPaused: true })
    case 'IntegrationResumed':
      return changed(state, event, { isPaused: false })
    case 'IntegrationFailed':
      return changed(state, event, { failure: event.data.cause })
    case 'IntegrationWorked':
      return changed(state, event, { failure: null })
    case 'IntegrationResultHeld': {
      const held = state.connections.get(event.data.integrationType)?.held ?? []
      return changed(state, event, { held: [...held, event.data.candidateId] })
    }
    case 'IntegrationResultsReleased': {
      const { integrationType, candidateIds } = event.data
      const held = state.connections.get(integrationType)?.held ?? []
      return changed(state, event, { held: held.filter((each) => !candidateIds.includes(each)) })
    }
    default:
      return event satisfies never
  }
}

function changed(
  state: Integrations,
  { data: { integrationType } }: { data: { integrationType: Connectable } },
  change: Partial<Connection>,
): Integrations {
  const before = state.connections.get(integrationType)
  if (!before) return state
  return { ...state, connections: put(state.connections, integrationType, { ...before, ...change }) }
}
