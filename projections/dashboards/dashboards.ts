import * as z from 'zod'
import type { DashboardEvent } from '#contracts/dashboard/events.ts'
import { Instant, UserId, Uuid } from '#contracts/kernel/ids.ts'
import type { Projection } from '../runtime/projection.ts'

export const DashboardView = z.object({
  dashboardId: Uuid.describe('Id of the dashboard'),
  ownerId: UserId.describe('Who saved it, and may change it'),
  name: z.string().describe('What it is called'),
  address: z.string().describe('Which part of analytics, and with which filters'),
  shared: z.boolean().describe('Whether all who may open analytics see it'),
  changedAt: Instant.describe('When it was last saved'),
})
export type DashboardView = z.infer<typeof DashboardView>

export const dashboards: Projection<DashboardView, DashboardEvent> = {
  name: 'dashboards',
  version: 1,
  category: 'dashboard',
  description: 'One document per saved dashboard of analytics: whose it is, what it shows, whether it is shared.',
  schema: DashboardView,
  indexes: [{ fields: ['companyId', '_id'] }],
  counters: [],
  evolve: (_view, { event: { type, data }, occurredAt }) =>
    type === 'DashboardDeleted' ? null : { ...data, changedAt: occurredAt },
}
