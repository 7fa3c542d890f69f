import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { GlobalRole } from '../company/team.ts'
import { CandidateId, Instant, JobId, UserId, Uuid } from '../kernel/ids.ts'
import {
  InvoiceCredited,
  InvoiceIssued,
  InvoicePaid,
  SubscriptionOrderScheduled,
  SubscriptionTermStarted,
} from './billing-events.ts'
import { PlanName } from './plan-name.ts'
import { BillingServiceLeft, BillingServiceReported, ServiceInvoiceReported } from './service-events.ts'
import { Coupon } from './standing.ts'

/** Null is unlimited. */
const volume = z.number().int().min(0).nullable()
const jobSlots = z.number().int().min(0).nullable()

/** `jobSlots` is how many jobs may be active at once under the plan; null is unlimited. */
export const SubscriptionStarted = defineEvent('SubscriptionStarted', z.object({ plan: PlanName, jobSlots }))
export const PlanChanged = defineEvent('PlanChanged', z.object({ from: PlanName, to: PlanName, jobSlots }))
/** The revision of the job that this follows from; what follows from an earlier one comes too late. Absent where it was not given. */
const jobRevision = z.number().int().min(0).optional()
export const JobSlotConsumed = defineEvent(
  'JobSlotConsumed',
  z.object({ jobId: JobId, inUse: z.number().int().min(1), jobRevision }),
)
export const JobSlotReleased = defineEvent(
  'JobSlotReleased',
  z.object({ jobId: JobId, inUse: z.number().int().min(0), jobRevision }),
)

/** Taken with an invitation, given back when it comes to nothing or its user is removed (TEAM-023). `reservation` is the stream id of the address. */
const seat = { userId: UserId, reservation: z.string() }
/** Whom the seat is for; null where an earlier version says it in the stream of the address. */
const SeatInvitation = z.object({
  email: z.string(),
  roleId: GlobalRole,
  invitedBy: UserId.nullable(),
  invitationId: Uuid,
})
const seatConsumed = { ...seat, inUse: z.number().int().min(1) }
export const UserSeatConsumed = defineEvent('UserSeatConsumed', z.object(seatConsumed)).next(
  z.object({ ...seatConsumed, invitation: SeatInvitation.nullable() }),
  (before) => ({ ...before, invitation: null }),
  ['invitation'],
)
export const UserSeatReleased = defineEvent('UserSeatReleased', z.object({ ...seat, inUse: z.number().int().min(1) }))

const text = {
  candidateId: CandidateId,
  messageId: z.string(),
  reminder: z.boolean(),
  month: z.string().regex(/^\d{4}-\d\d$/),
  inMonth: z.number().int().min(1),
}
/** A text message of the month's volume (PUB-026), taken before it is sent; months begin at midnight UTC. `messageId` is the event that asked for it. */
export const TextInviteConsumed = defineEvent('TextInviteConsumed', z.object(text)).next(
  /** `interview`: of which live interview it tells, as it was at that revision. */
  z.object({
    ...text,
    interview: z.object({ interviewId: Uuid, revision: z.number().int().min(0), template: z.string() }).optional(),
  }),
  (before) => ({ ...before, interview: undefined }),
)

/** Back to normal from whatever was before: resumed, renewed, or a pause that was only planned and is withdrawn. */
export const SubscriptionActivated = defineEvent('SubscriptionActivated', z.object({}))
export const SubscriptionPauseScheduled = defineEvent(
  'SubscriptionPauseScheduled',
  z.object({ pausesAt: Instant }),
).next(z.object({ pausesAt: Instant, resumesAt: Instant.nullable() }), (before) => ({ ...before, resumesAt: null }))
/** `resumesAt` is null when no date was chosen. */
export const SubscriptionPaused = defineEvent(
  'SubscriptionPaused',
  z.object({ pausedAt: Instant, resumesAt: Instant.nullable() }),
)
/** It runs to the end of its term and is not renewed: `non_renewing`. */
export const SubscriptionCancellationScheduled = defineEvent(
  'SubscriptionCancellationScheduled',
  z.object({ cancelsAt: Instant }),
)
export const SubscriptionCancelled = defineEvent('SubscriptionCancelled', z.object({ cancelledAt: Instant }))
export const PaymentFailed = defineEvent('PaymentFailed', z.object({ dueSince: Instant }))
export const PaymentSettled = defineEvent('PaymentSettled', z.object({}))
/** What the company has in place of what its plan says; each time the whole of it. */
export const SubscriptionTermsChanged = defineEvent(
  'SubscriptionTermsChanged',
  z.object({
    volumes: z
      .object({
        activeJobs: volume,
        userSeats: volume,
        oneWayInterviews: volume,
        liveInterviews: volume,
        textSmsInvites: volume,
      })
      .partial(),
    /** By the name of the feature. One that this build does not know means nothing. */
    features: z.record(z.string(), z.boolean()),
  }),
)
export const CouponApplied = defineEvent('CouponApplied', Coupon)
export const CouponEnded = defineEvent('CouponEnded', z.object({ code: z.string() }))

export const subscriptionEvents = [
  SubscriptionStarted,
  PlanChanged,
  JobSlotConsumed,
  JobSlotReleased,
  SubscriptionActivated,
  SubscriptionPauseScheduled,
  SubscriptionPaused,
  SubscriptionCancellationScheduled,
  SubscriptionCancelled,
  PaymentFailed,
  PaymentSettled,
  CouponApplied,
  CouponEnded,
  UserSeatConsumed,
  UserSeatReleased,
  TextInviteConsumed,
  SubscriptionTermsChanged,
  InvoiceIssued,
  InvoicePaid,
  InvoiceCredited,
  SubscriptionTermStarted,
  SubscriptionOrderScheduled,
  BillingServiceReported,
  ServiceInvoiceReported,
  BillingServiceLeft,
] as const
export type SubscriptionEvent = EventOf<(typeof subscriptionEvents)[number]>
