import * as z from 'zod'
import type { DashboardEvent } from '#contracts/dashboard/events.ts'
import { mailRhythms } from '#contracts/dashboard/mails.ts'
import { Instant, UserId, Uuid } from '#contracts/kernel/ids.ts'
import type { Projection } from '../runtime/projection.ts'

export const DashboardView = z.object({
  dashboardId: Uuid.describe('Id of the dashboard'),
  ownerId: UserId.describe('Who saved it, and may change it'),
  name: z.string().describe('What it is called'),
  address: z.string().describe('Which part of analytics, and with which filters'),
  shared: z.boolean().describe('Whether all who may open analytics see it'),
  changedAt: Instant.describe('When it was last saved'),
  mails: z
    .array(z.object({ userId: UserId, every: z.enum(mailRhythms) }))
    .describe('Who gets its figures by mail, and how often'),
})
export type DashboardView = z.infer<typeof DashboardView>

export const dashboards: Projection<DashboardView, DashboardEvent> = {
  name: 'dashboards',
  version: 2,
  category: 'dashboard',
  description: 'One document per saved dashboard of analytics: whose it is, what it shows, whether it is shared.',
  schema: DashboardView,
  indexes: [{ fields: ['companyId', '_id'] }],
  counters: [],
  evolve: (view, { event: { type, data }, occurredAt }) => {
    switch (type) {
      case 'DashboardSaved':
        return { ...data, changedAt: occurredAt, mails: view?.mails ?? [] }
      case 'DashboardDeleted':
        return null
      case 'DashboardMailSet': {
        if (!view) return null
        const { userId, every } = data
        const others = view.mails.filter((one) => one.userId !== userId)
        return { ...view, mails: every ? [...others, { userId, every }] : others }
      }
      case 'DashboardMailDue':
        return view
      default:
        return type satisfies never
    }
  },
}
