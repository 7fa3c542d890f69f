import * as z from 'zod'
import { JobId, Uuid } from '../kernel/ids.ts'

const line = z.string().max(300)
const said = { page: line, path: line, jobStatus: line, arrivedFrom: line, jobId: JobId.nullable() }

export const ReportUse = z.object({ type: z.literal('ReportUse'), data: z.object({ eventId: Uuid, ...said }) })
/** What is not named stays as it is. */
export const CorrectUse = z.object({
  type: z.literal('CorrectUse'),
  data: z.object({ eventId: Uuid, ...z.object(said).partial().shape }),
})
export const UsageCommand = z.discriminatedUnion('type', [ReportUse, CorrectUse])
export type UsageCommand = z.infer<typeof UsageCommand>
