import type { PublicEventType } from '../webhook/event-types.ts'

/** What Zapier can be called about: one type of public event for each trigger. */
export const zapierTriggers = [
  'candidate.applied',
  'candidate.completed',
  'candidate.moved',
  'candidate.scored',
  'candidate.hired',
  'candidate.rejected',
  'interview.booked',
] as const satisfies readonly PublicEventType[]
export type ZapierTrigger = (typeof zapierTriggers)[number]

/** `samples`: how many events a sample list has. */
export const zapierLimits = { subscriptions: 100, samples: 10 } as const
