import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CandidateId, JobId, Uuid } from '../kernel/ids.ts'
import { connectable } from '../integration/catalogue.ts'

const of = { candidateId: CandidateId, integrationId: Uuid, integrationType: z.enum(connectable) }

/** Another system asked for this candidate's interview. `resultUrl`: where it wants to hear of the result. */
export const OrderReceived = defineEvent('OrderReceived', z.object({ ...of, jobId: JobId, resultUrl: z.string() }))
/** The candidate is through; the other system hears of it. */
export const OrderCompleted = defineEvent('OrderCompleted', z.object({ ...of, jobId: JobId, resultUrl: z.string() }))
/** It was kept back while the connection waited, and is reported now. */
export const OrderReleased = defineEvent('OrderReleased', z.object({ ...of, jobId: JobId, resultUrl: z.string() }))
export const OrderReported = defineEvent('OrderReported', z.object(of))
/** The other system did not take the result, for good. */
export const OrderReportFailed = defineEvent('OrderReportFailed', z.object({ ...of, cause: z.string() }))

export const orderEvents = [OrderReceived, OrderCompleted, OrderReleased, OrderReported, OrderReportFailed] as const
export type OrderEvent = EventOf<(typeof orderEvents)[number]>
