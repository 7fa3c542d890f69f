import * as z from 'zod'
import { UserId, Uuid } from '../kernel/ids.ts'

export const MAX_DASHBOARD_NAME = 60
/** Room for a filter of as many jobs as analytics takes. */
const MAX_ADDRESS = 4000

const of = { dashboardId: Uuid, ownerId: UserId }
export const SaveDashboard = z.object({
  type: z.literal('SaveDashboard'),
  data: z.object({ ...of, name: z.string(), address: z.string().max(MAX_ADDRESS), shared: z.boolean() }),
})
export const DeleteDashboard = z.object({ type: z.literal('DeleteDashboard'), data: z.object(of) })

export const DashboardCommand = z.discriminatedUnion('type', [SaveDashboard, DeleteDashboard])
export type DashboardCommand = z.infer<typeof DashboardCommand>
