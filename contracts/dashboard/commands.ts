import * as z from 'zod'
import { UserId, Uuid } from '../kernel/ids.ts'
import { mailRhythms } from './mails.ts'

export const MAX_DASHBOARD_NAME = 60
/** Room for a filter of as many jobs as analytics takes. */
const MAX_ADDRESS = 4000

const of = { dashboardId: Uuid, ownerId: UserId }
export const SaveDashboard = z.object({
  type: z.literal('SaveDashboard'),
  data: z.object({ ...of, name: z.string(), address: z.string().max(MAX_ADDRESS), shared: z.boolean() }),
})
export const DeleteDashboard = z.object({ type: z.literal('DeleteDashboard'), data: z.object(of) })
/** A person who sees the dashboard wants its figures by mail, or no longer. */
export const SetDashboardMail = z.object({
  type: z.literal('SetDashboardMail'),
  data: z.object({ dashboardId: Uuid, userId: UserId, every: z.enum(mailRhythms).nullable() }),
})
/** The time for a mail has come. */
export const SendDashboard = z.object({
  type: z.literal('SendDashboard'),
  data: z.object({ dashboardId: Uuid, userId: UserId }),
})

export const DashboardCommand = z.discriminatedUnion('type', [
  SaveDashboard,
  DeleteDashboard,
  SetDashboardMail,
  SendDashboard,
])
export type DashboardCommand = z.infer<typeof DashboardCommand>
