import * as z from 'zod'
import { CandidateId, UserId, Uuid } from '../kernel/ids.ts'
import { connectable, integrationTypes } from './catalogue.ts'
import { credentialLimits } from './limits.ts'
import { LinkedAccount, MessagingSettings } from './settings.ts'

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object(shape) })
const of = { integrationType: z.enum(connectable) }
const credentials = {
  ownerId: UserId,
  token: z.string().max(credentialLimits.givenToken).nullable(),
  email: z.string().max(credentialLimits.email).nullable(),
}

/** Connects, or changes the credentials of what is connected: two administrators at once end with one connection. */
export const ConnectIntegration = command('ConnectIntegration', {
  ...of,
  ...credentials,
  /** Which account there it is, where the other system said so. */
  account: LinkedAccount.optional(),
})
/** The token that the other system gave in place of the one before. */
export const RenewIntegrationToken = command('RenewIntegrationToken', {
  integrationId: Uuid,
  token: z.string().max(credentialLimits.givenToken),
})
export const RenewIntegrationKey = command('RenewIntegrationKey', of)
export const ChangeIntegrationSettings = command('ChangeIntegrationSettings', { ...of, messaging: MessagingSettings })
export const PauseIntegration = command('PauseIntegration', of)
export const ResumeIntegration = command('ResumeIntegration', of)
export const RecordIntegrationHealth = command('RecordIntegrationHealth', {
  integrationId: Uuid,
  /** Null: it worked. */
  cause: z.string().max(500).nullable(),
})
/** Kept until the connection goes on; where it does already, it is released at once. */
export const HoldIntegrationResult = command('HoldIntegrationResult', { integrationId: Uuid, candidateId: CandidateId })
/** Of every connection that no person paused; those that still wait keep back again. */
export const ReleaseIntegrationResults = command('ReleaseIntegrationResults', {})
export const DisconnectIntegration = command('DisconnectIntegration', of)
export const AwaitIntegration = command('AwaitIntegration', {
  integrationType: z.enum(integrationTypes),
  userId: UserId,
})
export const AnnounceIntegration = command('AnnounceIntegration', { integrationType: z.enum(integrationTypes) })

export const IntegrationCommand = z.discriminatedUnion('type', [
  ConnectIntegration,
  RenewIntegrationToken,
  RenewIntegrationKey,
  ChangeIntegrationSettings,
  PauseIntegration,
  ResumeIntegration,
  RecordIntegrationHealth,
  HoldIntegrationResult,
  ReleaseIntegrationResults,
  DisconnectIntegration,
  AwaitIntegration,
  AnnounceIntegration,
])
export type IntegrationCommand = z.infer<typeof IntegrationCommand>
