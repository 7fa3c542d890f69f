import * as z from 'zod'
import { defineEvent, type EventOf } from '../event.ts'
import { JobId } from '../ids.ts'
import { PlanName } from './plans.ts'

const jobSlots = z.number().int().min(0).nullable()

/** `jobSlots` is how many jobs may be active at once under the plan; null is unlimited. */
export const SubscriptionStarted = defineEvent('SubscriptionStarted', z.object({ plan: PlanName, jobSlots }))
export const PlanChanged = defineEvent('PlanChanged', z.object({ from: PlanName, to: PlanName, jobSlots }))
/** The revision of the job that this follows from; what follows from an earlier one comes too late. Absent where nobody said. */
const jobRevision = z.number().int().min(0).optional()
export const JobSlotConsumed = defineEvent('JobSlotConsumed', z.object({ jobId: JobId, inUse: z.number().int().min(1), jobRevision }))
export const JobSlotReleased = defineEvent('JobSlotReleased', z.object({ jobId: JobId, inUse: z.number().int().min(0), jobRevision }))

export const subscriptionEvents = [SubscriptionStarted, PlanChanged, JobSlotConsumed, JobSlotReleased] as const
export type SubscriptionEvent = EventOf<(typeof subscriptionEvents)[number]>
