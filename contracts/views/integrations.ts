import * as z from 'zod'
import { type CatalogueEntry, type CatalogueType, connectable, integrationTypes } from '../integration/catalogue.ts'
import { MessagingSettings } from '../integration/settings.ts'
import { Instant, Uuid } from '../kernel/ids.ts'
import type { PlanName } from '../subscription/plans.ts'

const ConnectionView = z.object({
  integrationId: Uuid.describe('Id of the connection; another one each time it is connected'),
  integrationType: z.enum(connectable).describe('Which system it is'),
  ownerId: z.string().describe('The colleague whose rights it has'),
  connectedAt: Instant.describe('Since when'),
  isPaused: z.boolean().describe('Whether a person paused it'),
  failure: z.string().nullable().describe('Why it does not work; null while it does, or before it was tried'),
  failedAt: Instant.nullable().describe('When it failed last'),
  workedAt: Instant.nullable().describe('Since when it works'),
  account: z.string().nullable().describe('Which account there it is; null where the system names none'),
  held: z.number().int().describe('How many results are kept back until it goes on'),
  messaging: MessagingSettings.describe('What its candidates are sent'),
})
export type ConnectionView = z.infer<typeof ConnectionView>
export const IntegrationsView = z.object({
  connections: z.array(ConnectionView).describe('What the company is connected to'),
  awaited: z
    .array(z.object({ integrationType: z.enum(integrationTypes), userId: z.string() }))
    .describe('Who wants to be told when what can be connected'),
})
export type IntegrationsView = z.infer<typeof IntegrationsView>

/** Why a connection does nothing for the moment. */
export type Waits = { for: 'plan'; plan: PlanName } | { for: 'owner' }
export type Listed = CatalogueEntry & {
  type: CatalogueType
  status: 'add' | 'connected' | 'paused' | 'needs-attention'
  /** Whether the company's plan has it. */
  isIncluded: boolean
  connection: (ConnectionView & { ownerName: string | null }) | null
  waits: Waits | null
  /** Over which aggregator the other systems come; the sandbox is our own. */
  aggregator: 'sandbox' | 'merge'
  /** The link over it, where this system is the one that is linked. */
  linkId: string | null
  /** Whether the asker gets a message when it can be connected. */
  isAwaited: boolean
}
