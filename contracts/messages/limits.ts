import type { PlanName } from '../subscription/plans.ts'

/**
 * How many messages, by mail or text, a company's people may cause in 24 hours: invitations and reminders of candidates,
 * invitations of colleagues. `starting` is for a company's first days, and while a payment is due or its plan has ended.
 */
export const messagesADay: Record<PlanName, { starting: number; established: number }> = {
  starter: { starting: 50, established: 200 },
  growth: { starting: 100, established: 500 },
  team: { starting: 200, established: 1_000 },
  performance: { starting: 400, established: 3_000 },
  enterprise: { starting: 1_000, established: 10_000 },
}
export const STARTING_DAYS = 3

/** Messages to one address or number in 24 hours: from one company, and from all of them. */
export const toOnePerson = { fromCompany: 4, fromAll: 10 }

/** Messages in 24 hours with the same job title and company name, from all companies in their first days together. */
export const ofOneContent = 300

/** From so many in 24 hours, and this share of the messages sent, nothing more is sent for the company. */
export const stopsAt = { bounces: { from: 10, share: 0.1 }, complaints: { from: 2, share: 0.005 } }

export const stops = ['bounces', 'complaints', 'operator'] as const
export type Stop = (typeof stops)[number]

/** What an operator, or the share of messages that came back, says of a company. `perDay` null: as the plan says. */
export type Messaging = { perDay: number | null; stopped: Stop | null }
export const unlimited: Messaging = { perDay: null, stopped: null }

type Standing = { plan: PlanName | null; ageDays: number; paid: boolean; messaging: Messaging }

export const isStarting = ({ ageDays, paid }: Pick<Standing, 'ageDays' | 'paid'>) => ageDays < STARTING_DAYS || !paid

/** How many messages a day the company may send. */
export const messagesAllowed = ({ plan, messaging, ...standing }: Standing): number =>
  messaging.perDay ?? messagesADay[plan ?? 'starter'][isStarting(standing) ? 'starting' : 'established']
