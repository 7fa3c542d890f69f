import * as z from 'zod'
import { GlobalRole } from '../company/team.ts'
import { CandidateId, Instant, JobId, UserId, Uuid } from '../kernel/ids.ts'
import { PlanName } from './plan-name.ts'
import { BillTo, OrderSchema, pauseOptions } from './order.ts'
import { MOST_PAUSED_MONTHS } from './prices.ts'
import { ServiceInvoice, ServiceSubscription } from './provider.ts'
import { BillingReport, Coupon } from './standing.ts'
import { FeatureOverrides, Volumes } from './terms.ts'

export const StartSubscription = z.object({ type: z.literal('StartSubscription'), data: z.object({ plan: PlanName }) })
export const ChangePlan = z.object({ type: z.literal('ChangePlan'), data: z.object({ plan: PlanName }) })
/** A fact: the job's revision when the command was sent. */
const jobRevision = z.number().int().min(0).optional()
/** Consuming twice for one job is one slot (ledger, conflict 42). */
export const ConsumeJobSlot = z.object({
  type: z.literal('ConsumeJobSlot'),
  data: z.object({ jobId: JobId, jobRevision }),
})
export const ReleaseJobSlot = z.object({
  type: z.literal('ReleaseJobSlot'),
  data: z.object({ jobId: JobId, jobRevision }),
})
/** What the billing service says now, whole; only what is news becomes an event. */
export const RecordBillingReport = z.object({
  type: z.literal('RecordBillingReport'),
  data: BillingReport.extend({ volumes: Volumes.optional() }),
})
/**
 * What a billing service says of the company's subscription or of an invoice. `compared`: read from the service to find
 * what differs, which is mended even where the version is known.
 */
export const RecordServiceReport = z.object({
  type: z.literal('RecordServiceReport'),
  data: z.object({
    subscription: ServiceSubscription.nullable(),
    invoice: ServiceInvoice.nullable(),
    compared: z.boolean(),
  }),
})
/** Features that replace those of the plan, given by an operator; the whole of them. */
export const OverrideFeatures = z.object({
  type: z.literal('OverrideFeatures'),
  data: z.object({ features: FeatureOverrides }),
})
/** A person ends a pause before its time, or its time has come: then `resumesAt` says which, and another one is ignored. `invoiceId` is for the term that may begin with it. */
export const ResumeSubscription = z.object({
  type: z.literal('ResumeSubscription'),
  data: z.object({ resumesAt: Instant.optional(), invoiceId: Uuid.optional() }),
})
/** The built-in billing's: an order is invoiced. `credit` begins the plan before it is paid. The same `invoiceId` twice is one order. */
export const PlaceOrder = z.object({
  type: z.literal('PlaceOrder'),
  data: z.object({
    invoiceId: Uuid,
    order: OrderSchema,
    coupon: Coupon.nullable(),
    billTo: BillTo,
    credit: z.boolean(),
  }),
})
export const RecordPayment = z.object({
  type: z.literal('RecordPayment'),
  data: z.object({ invoiceId: Uuid, paidAt: Instant, reference: z.string().max(200) }),
})
/** A term has reached its end; `to` says which term, `invoiceId` is that of the next. */
export const RenewTerm = z.object({ type: z.literal('RenewTerm'), data: z.object({ to: Instant, invoiceId: Uuid }) })
/** An invoice has reached its day, or has been overdue for too long. */
export const NoteInvoiceOverdue = z.object({
  type: z.literal('NoteInvoiceOverdue'),
  data: z.object({ invoiceId: Uuid }),
})
export const BlockForUnpaidInvoice = z.object({
  type: z.literal('BlockForUnpaidInvoice'),
  data: z.object({ invoiceId: Uuid }),
})
/** `months` until it resumes; null is until a person resumes it (BILL-032). */
export const PauseSubscription = z.object({
  type: z.literal('PauseSubscription'),
  data: z.object({
    option: z.enum(pauseOptions),
    months: z.number().int().min(1).max(MOST_PAUSED_MONTHS).nullable(),
  }),
})
/** A pause that was planned begins; `pausesAt` says which. */
export const BeginPause = z.object({ type: z.literal('BeginPause'), data: z.object({ pausesAt: Instant }) })
/** At the end of the term. */
export const CancelSubscription = z.object({ type: z.literal('CancelSubscription'), data: z.object({}) })
/** Takes back a cancellation, or a pause, that has not begun. */
export const KeepSubscription = z.object({ type: z.literal('KeepSubscription'), data: z.object({}) })
/** A seat with the invitation it is for; without one, the person has been invited or is in already. `reservation` names the stream of the address: one person of a company has one seat. */
export const ConsumeUserSeat = z.object({
  type: z.literal('ConsumeUserSeat'),
  data: z.object({
    userId: UserId,
    reservation: z.string().max(200),
    invitation: z
      .object({ email: z.string().max(500), roleId: GlobalRole, invitedBy: UserId.nullable(), invitationId: Uuid })
      .optional(),
  }),
})
export const ReleaseUserSeat = z.object({ type: z.literal('ReleaseUserSeat'), data: z.object({ userId: UserId }) })

export const ConsumeTextInvite = z.object({
  type: z.literal('ConsumeTextInvite'),
  data: z.object({
    candidateId: CandidateId,
    messageId: z.string().max(100),
    reminder: z.boolean(),
    interview: z
      .object({ interviewId: Uuid, revision: z.number().int().min(0), template: z.string().max(100) })
      .optional(),
  }),
})

export const SubscriptionCommand = z.discriminatedUnion('type', [
  StartSubscription,
  ChangePlan,
  ConsumeJobSlot,
  ReleaseJobSlot,
  RecordBillingReport,
  RecordServiceReport,
  OverrideFeatures,
  ResumeSubscription,
  ConsumeUserSeat,
  ReleaseUserSeat,
  ConsumeTextInvite,
  PlaceOrder,
  RecordPayment,
  RenewTerm,
  NoteInvoiceOverdue,
  BlockForUnpaidInvoice,
  PauseSubscription,
  BeginPause,
  CancelSubscription,
  KeepSubscription,
])
export type SubscriptionCommand = z.infer<typeof SubscriptionCommand>
export type SubscriptionCommandData<Type extends SubscriptionCommand['type']> = Extract<
  SubscriptionCommand,
  { type: Type }
>['data']
