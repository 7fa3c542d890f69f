import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { UserId, Uuid } from '../kernel/ids.ts'

/** A part of analytics with its filters was kept under a name, or kept again with others. `address` is what follows the question mark. */
export const DashboardSaved = defineEvent(
  'DashboardSaved',
  z.object({ dashboardId: Uuid, ownerId: UserId, name: z.string(), address: z.string(), shared: z.boolean() }),
)
export const DashboardDeleted = defineEvent('DashboardDeleted', z.object({ dashboardId: Uuid }))

export const dashboardEvents = [DashboardSaved, DashboardDeleted] as const
export type DashboardEvent = EventOf<(typeof dashboardEvents)[number]>
