import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import type { IntegrationCommand } from '#contracts/integration/commands.ts'
import type { IntegrationEvent } from '#contracts/integration/events.ts'
import type { Decider } from '../decider.ts'
import {
  type Connection,
  connectionById,
  connectionOf,
  evolve,
  type Integrations,
  noIntegrations,
} from './integrations.ts'

type Connect = Extract<IntegrationCommand, { type: 'ConnectIntegration' }>['data']

/** What a company is connected to: each other system once (INT-001). */
export const integrationDecider: Decider<Integrations, IntegrationCommand, IntegrationEvent> = {
  category: 'integration',
  initialState: noIntegrations,
  evolve,
  decide: ({ type, data }, state, context) => {
    switch (type) {
      case 'ConnectIntegration':
        return connected(data, connectionOf(state, data.integrationType), context)
      case 'DisconnectIntegration': {
        const connection = connectionOf(state, data.integrationType)
        return connection ? [...released(connection), { type: 'IntegrationDisconnected', data: of(connection) }] : []
      }
      case 'HoldIntegrationResult': {
        const connection = connectionById(state, data.integrationId)
        return !connection || connection.held.includes(data.candidateId)
          ? []
          : [{ type: 'IntegrationResultHeld', data: { ...of(connection), candidateId: data.candidateId } }]
      }
      case 'ReleaseIntegrationResults':
        return [...state.connections.values()].flatMap((each) => (each.isPaused ? [] : released(each)))
      case 'RecordIntegrationHealth': {
        const connection = connectionById(state, data.integrationId)
        if (!connection || connection.failure === data.cause) return []
        return data.cause === null
          ? [{ type: 'IntegrationWorked', data: of(connection) }]
          : [{ type: 'IntegrationFailed', data: { ...of(connection), cause: data.cause } }]
      }
      case 'RenewIntegrationToken': {
        const connection = connectionById(state, data.integrationId)
        return !connection || connection.token === data.token
          ? []
          : [{ type: 'IntegrationTokenRenewed', data: { ...of(connection), token: data.token } }]
      }
      case 'AwaitIntegration':
        return state.awaited.get(data.integrationType)?.includes(data.userId)
          ? []
          : [{ type: 'IntegrationAwaited', data }]
      case 'AnnounceIntegration': {
        const userIds = state.awaited.get(data.integrationType) ?? []
        return userIds.length === 0 ? [] : [{ type: 'IntegrationAvailable', data: { ...data, userIds: [...userIds] } }]
      }
    }
    const connection = connectionOf(state, data.integrationType)
    if (!connection) throw notConnected()
    switch (type) {
      case 'RenewIntegrationKey':
        return [{ type: 'IntegrationKeyRenewed', data: { ...of(connection), keyId: context.commandId } }]
      case 'ChangeIntegrationSettings':
        return same(connection.messaging, data.messaging)
          ? []
          : [{ type: 'IntegrationSettingsChanged', data: { ...of(connection), messaging: data.messaging } }]
      case 'PauseIntegration':
        return connection.isPaused ? [] : [{ type: 'IntegrationPaused', data: of(connection) }]
      case 'ResumeIntegration':
        return connection.isPaused
          ? [{ type: 'IntegrationResumed', data: of(connection) }, ...released(connection)]
          : []
      default:
        return type satisfies never
    }
  },
}

/** More than one event carries. */
const RELEASED_AT_ONCE = 200

function released(connection: Connection): IntegrationEvent[] {
  const { held } = connection
  return Array.from({ length: Math.ceil(held.length / RELEASED_AT_ONCE) }, (_, index) => ({
    type: 'IntegrationResultsReleased' as const,
    data: {
      ...of(connection),
      candidateIds: held.slice(index * RELEASED_AT_ONCE, (index + 1) * RELEASED_AT_ONCE),
    },
  }))
}

const of = ({ integrationId, integrationType }: Connection) => ({ integrationId, integrationType })

function connected(data: Connect, before: Connection | null, context: CommandContext): IntegrationEvent[] {
  const { account } = data
  const events = credentialsGiven(data, before, context)
  if (!account || same(account, before?.account)) return events
  const integrationId = before?.integrationId ?? context.commandId
  const { id, address } = account
  const linked = { integrationId, integrationType: data.integrationType, account: id, address }
  return [...events, { type: 'IntegrationAccountLinked', data: linked }]
}

function credentialsGiven(data: Connect, before: Connection | null, { commandId }: CommandContext): IntegrationEvent[] {
  const { integrationType, ownerId, token, email } = data
  if (!before) {
    const ids = { integrationId: commandId, keyId: commandId }
    return [{ type: 'IntegrationConnected', data: { ...ids, integrationType, ownerId, token, email } }]
  }
  if (same({ ownerId, token, email }, { ownerId: before.ownerId, token: before.token, email: before.email })) return []
  const changed = { type: 'IntegrationCredentialsChanged' as const, data: { ...of(before), ownerId, token, email } }
  return [changed, ...(before.isPaused ? [] : released(before))]
}

export const notConnected = () => new Rejected('integration/not-found', 'This system is not connected')
