import * as z from 'zod'
import { GlobalRole } from '../company/team.ts'
import { CandidateId, JobId, UserId, Uuid } from '../kernel/ids.ts'
import { PlanName } from './plan-name.ts'
import { BillingReport } from './standing.ts'
import { FeatureOverrides, Volumes } from './terms.ts'

export const StartSubscription = z.object({ type: z.literal('StartSubscription'), data: z.object({ plan: PlanName }) })
export const ChangePlan = z.object({ type: z.literal('ChangePlan'), data: z.object({ plan: PlanName }) })
/** A fact: what the job had come to when this was asked for. */
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
/** Features that replace those of the plan, given by an operator; the whole of them. */
export const OverrideFeatures = z.object({
  type: z.literal('OverrideFeatures'),
  data: z.object({ features: FeatureOverrides }),
})
/** A person ends a pause before its time. */
export const ResumeSubscription = z.object({ type: z.literal('ResumeSubscription'), data: z.object({}) })
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
  data: z.object({ candidateId: CandidateId, messageId: z.string().max(100), reminder: z.boolean() }),
})

export const SubscriptionCommand = z.discriminatedUnion('type', [
  StartSubscription,
  ChangePlan,
  ConsumeJobSlot,
  ReleaseJobSlot,
  RecordBillingReport,
  OverrideFeatures,
  ResumeSubscription,
  ConsumeUserSeat,
  ReleaseUserSeat,
  ConsumeTextInvite,
])
export type SubscriptionCommand = z.infer<typeof SubscriptionCommand>
export type SubscriptionCommandData<Type extends SubscriptionCommand['type']> = Extract<
  SubscriptionCommand,
  { type: Type }
>['data']
