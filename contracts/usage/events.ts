import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { JobId, Uuid } from '../kernel/ids.ts'

const used = {
  eventId: Uuid,
  page: z.string(),
  path: z.string(),
  jobStatus: z.string(),
  arrivedFrom: z.string(),
  jobId: JobId.nullable(),
}
/** What a client says that a person did in the product (B§7). Nothing of a person is in it but who sent it. */
export const UseReported = defineEvent('UseReported', z.object(used))
/** All of it as it is from then on. */
export const UseCorrected = defineEvent('UseCorrected', z.object(used))

export const usageEvents = [UseReported, UseCorrected] as const
export type UsageEvent = EventOf<(typeof usageEvents)[number]>
