import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { UserId, Uuid } from '../kernel/ids.ts'
import { mailRhythms } from './mails.ts'

/** A part of analytics with its filters was kept under a name, or kept again with others. `address` is what follows the question mark. */
export const DashboardSaved = defineEvent(
  'DashboardSaved',
  z.object({ dashboardId: Uuid, ownerId: UserId, name: z.string(), address: z.string(), shared: z.boolean() }),
)
export const DashboardDeleted = defineEvent('DashboardDeleted', z.object({ dashboardId: Uuid }))
/** How often a person gets its figures by mail; null: no longer. */
export const DashboardMailSet = defineEvent(
  'DashboardMailSet',
  z.object({ dashboardId: Uuid, userId: UserId, every: z.enum(mailRhythms).nullable() }),
)
/** The figures leave for a person, and the time until the next mail begins. */
export const DashboardMailDue = defineEvent(
  'DashboardMailDue',
  z.object({ dashboardId: Uuid, userId: UserId, every: z.enum(mailRhythms) }),
)

export const dashboardEvents = [DashboardSaved, DashboardDeleted, DashboardMailSet, DashboardMailDue] as const
export type DashboardEvent = EventOf<(typeof dashboardEvents)[number]>
