import * as z from 'zod'
import { CandidateId, JobId, Uuid } from '../kernel/ids.ts'
import { connectable } from '../integration/catalogue.ts'

export const MOST_URL = 2000
const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object({ candidateId: CandidateId, ...shape }) })

export const ReceiveOrder = command('ReceiveOrder', {
  integrationId: Uuid,
  integrationType: z.enum(connectable),
  jobId: JobId,
  resultUrl: z.string().max(MOST_URL),
})
/** Of every candidate who completed; without an order there is nothing to do. */
export const CompleteOrder = command('CompleteOrder', {})
export const ReleaseOrder = command('ReleaseOrder', {})
/** `cause` null: the other system took it. */
export const RecordOrderReport = command('RecordOrderReport', { cause: z.string().max(200).nullable() })

export const OrderCommand = z.discriminatedUnion('type', [ReceiveOrder, CompleteOrder, ReleaseOrder, RecordOrderReport])
export type OrderCommand = z.infer<typeof OrderCommand>
