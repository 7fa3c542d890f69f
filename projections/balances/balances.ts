import * as z from 'zod'
import { Instant, JobId, UserId } from '#contracts/kernel/ids.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { PlanName } from '#contracts/subscription/plan-name.ts'
import { noTerms } from '#contracts/subscription/entitlements.ts'
import { reported } from '#contracts/subscription/reported.ts'
import { noTextsUsed, textsAfter } from '#contracts/subscription/text-invites.ts'
import { BillingReport, paidUp } from '#contracts/subscription/standing.ts'
import { Volumes } from '#contracts/subscription/terms.ts'
import type { Projection } from '../runtime/projection.ts'

export const BalancesView = z.object({
  plan: PlanName.describe('The plan the company is on'),
  since: Instant.describe('When it came onto this plan'),
  jobSlots: z.number().int().nullable().describe('How many jobs may be active at once; null is unlimited'),
  holding: z.array(JobId).describe('The jobs that hold a slot, in the order they took it'),
  report: BillingReport.describe(
    'What the billing service said last: the state of the subscription, since when a payment is due, and the coupon in force',
  ),
  terms: z
    .object({ volumes: Volumes, features: z.record(z.string(), z.boolean()) })
    .describe('Volumes and features that the company has in place of those of its plan'),
  texts: z
    .object({
      month: z.string(),
      used: z.number().int(),
      inTerm: z.number().int(),
      yearly: z.object({ from: Instant, to: Instant }).nullable(),
    })
    .describe('Text messages of the last month that had any, and of the last term; `yearly` is a term of a year'),
  seated: z.array(UserId).describe('Users who hold a seat beside the creator, in the order they were invited'),
})
export type BalancesView = z.infer<typeof BalancesView>

export const balances: Projection<BalancesView, SubscriptionEvent> = {
  name: 'balances',
  version: 5,
  category: 'subscription',
  description:
    'One document per company: its plan, which jobs and users hold its slots and seats, and the state of its subscription.',
  schema: BalancesView,
  indexes: [{ fields: ['companyId'] }],
  counters: [],
  evolve: (view, { event, occurredAt }) => {
    switch (event.type) {
      case 'SubscriptionStarted':
        return {
          plan: event.data.plan,
          since: occurredAt,
          jobSlots: event.data.jobSlots,
          holding: [],
          seated: [],
          texts: noTextsUsed,
          terms: noTerms,
          report: paidUp,
        }
      case 'PlanChanged':
        return view && { ...view, plan: event.data.to, since: occurredAt, jobSlots: event.data.jobSlots }
      case 'JobSlotConsumed':
        return view && { ...view, holding: [...view.holding, event.data.jobId] }
      case 'JobSlotReleased':
        return view && { ...view, holding: view.holding.filter((jobId) => jobId !== event.data.jobId) }
      case 'UserSeatConsumed':
        return view && { ...view, seated: [...view.seated, event.data.userId] }
      case 'UserSeatReleased':
        return view && { ...view, seated: view.seated.filter((userId) => userId !== event.data.userId) }
      case 'TextInviteConsumed':
        return view && { ...view, texts: textsAfter(view.texts, event) }
      case 'SubscriptionTermsChanged':
        return view && { ...view, terms: event.data }
      default:
        return view && { ...view, texts: textsAfter(view.texts, event), report: reported(view.report, event) }
    }
  },
}
