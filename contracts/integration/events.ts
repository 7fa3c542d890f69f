import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CandidateId, UserId, Uuid } from '../kernel/ids.ts'
import { connectable, integrationTypes } from './catalogue.ts'
import { MessagingSettings } from './settings.ts'

const of = { integrationId: Uuid, integrationType: z.enum(connectable) }

/**
 * A company connected another system. What that system may do is what `ownerId` may do at that moment. From `keyId` and the
 * installation's key the secret is worked out with which it calls us; `token` is the one with which we call it.
 */
export const IntegrationConnected = defineEvent(
  'IntegrationConnected',
  z.object({ ...of, ownerId: UserId, keyId: Uuid, token: z.string().nullable(), email: z.string().nullable() }),
  ['token', 'email'],
)
/** Another token, another address, or another owner. */
export const IntegrationCredentialsChanged = defineEvent(
  'IntegrationCredentialsChanged',
  z.object({ ...of, ownerId: UserId, token: z.string().nullable(), email: z.string().nullable() }),
  ['token', 'email'],
)
/** Which account of the company's at the other system it is, and at which address that one answers for it. */
export const IntegrationAccountLinked = defineEvent(
  'IntegrationAccountLinked',
  z.object({ ...of, account: z.string(), address: z.string() }),
)
/** The other system handed out another token in place of the one before. */
export const IntegrationTokenRenewed = defineEvent('IntegrationTokenRenewed', z.object({ ...of, token: z.string() }), [
  'token',
])
/** What was worked out from the key before opens nothing any more. */
export const IntegrationKeyRenewed = defineEvent('IntegrationKeyRenewed', z.object({ ...of, keyId: Uuid }))
export const IntegrationSettingsChanged = defineEvent(
  'IntegrationSettingsChanged',
  z.object({ ...of, messaging: MessagingSettings }),
)
export const IntegrationPaused = defineEvent('IntegrationPaused', z.object(of))
export const IntegrationResumed = defineEvent('IntegrationResumed', z.object(of))
/** The first failure since it last worked. */
export const IntegrationFailed = defineEvent('IntegrationFailed', z.object({ ...of, cause: z.string() }))
/** It works: for the first time, or again. */
export const IntegrationWorked = defineEvent('IntegrationWorked', z.object(of))
/** The result of an order is kept back while the connection waits. */
export const IntegrationResultHeld = defineEvent('IntegrationResultHeld', z.object({ ...of, candidateId: CandidateId }))
/** What was kept back is reported now, or has nowhere to go. */
export const IntegrationResultsReleased = defineEvent(
  'IntegrationResultsReleased',
  z.object({ ...of, candidateIds: z.array(CandidateId) }),
)
export const IntegrationDisconnected = defineEvent('IntegrationDisconnected', z.object(of))
/** A person wants to be told when it can be connected. */
export const IntegrationAwaited = defineEvent(
  'IntegrationAwaited',
  z.object({ integrationType: z.enum(integrationTypes), userId: UserId }),
)
/** It can be connected now; those who waited are mailed. */
export const IntegrationAvailable = defineEvent(
  'IntegrationAvailable',
  z.object({ integrationType: z.enum(integrationTypes), userIds: z.array(UserId) }),
)

export const integrationEvents = [
  IntegrationConnected,
  IntegrationCredentialsChanged,
  IntegrationAccountLinked,
  IntegrationTokenRenewed,
  IntegrationKeyRenewed,
  IntegrationSettingsChanged,
  IntegrationPaused,
  IntegrationResumed,
  IntegrationFailed,
  IntegrationWorked,
  IntegrationResultHeld,
  IntegrationResultsReleased,
  IntegrationDisconnected,
  IntegrationAwaited,
  IntegrationAvailable,
] as const
export type IntegrationEvent = EventOf<(typeof integrationEvents)[number]>
