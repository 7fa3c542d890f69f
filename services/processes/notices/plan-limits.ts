import { textVolume } from '#contracts/subscription/text-invites.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { DomainEvent } from '#contracts/kernel/event.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { Entitlements } from '#contracts/subscription/entitlements.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { entitlementsOf, type RunningSubscription, seatsInUse } from '#domain/subscription/subscription.ts'
import { candidateFacts } from '#projections/analytics/facts.ts'
import { monthOf } from '#projections/usage/usage.ts'
import { colleaguesWho } from '../../core/colleagues-on.ts'
import type { Core } from '../../core/core.ts'
import type { ProcessManager, Reaction } from '../process-manager.ts'
import { isNews, notify } from './notice.ts'

/** Warned of at a fifth left, as the banner does (C§9); a volume of a few is seen without. */
const SHARE_LEFT = 0.2
const FEWEST = 5
type Used = { of: 'jobs' | 'seats' | 'texts' | 'interviews'; used: number; most: number | null }
type Near = Used & { most: number; people: UserId[] }

/** Who may see the bill hears once a month of each volume of the plan that is nearly used up. */
export const nearLimitReachesAdministrators: ProcessManager<SubscriptionEvent, Near | null> = {
  name: 'near-limit-reaches-administrators',
  category: 'subscription',
  on: ['JobSlotConsumed', 'UserSeatConsumed', 'TextInviteConsumed'],
  look: (core, recorded) => near(core, recorded, usedOf),
  react: told,
}

/** As {@link nearLimitReachesAdministrators}, of the interviews of the month. */
export const lastInterviewsReachAdministrators: ProcessManager<CandidateEvent, Near | null> = {
  name: 'last-interviews-reach-administrators',
  category: 'candidate',
  on: ['CandidateCompleted'],
  look: (core, recorded) => near(core, recorded, interviewsOf),
  react: told,
}

function told(recorded: Recorded, found: Near | null): Reaction[] {
  if (!found) return []
  const { people, ...facts } = found
  const once = `${facts.of} ${facts.most} ${recorded.occurredAt.slice(0, 7)}`
  return people.map((userId) => notify(recorded, userId, { type: 'limitNear', facts, once }))
}

type UsedBy<Event extends DomainEvent> = (core: Core, recorded: Recorded<Event>, held: Held) => Used | Promise<Used>
type Held = { state: RunningSubscription; volumes: Entitlements['volumes'] }

async function near<Event extends DomainEvent>(core: Core, recorded: Recorded<Event>, by: UsedBy<Event>) {
  if (!isNews(recorded)) return null
  const { tenant: companyId } = recorded
  const { state } = await core.commands.stateOf(subscriptionDecider, { companyId }, companyId)
  if (state.status === 'none') return null
  const { of, used, most } = await by(core, recorded, { state, volumes: entitlementsOf(state).volumes })
  if (most === null || most < FEWEST || most - used > most * SHARE_LEFT) return null
  return { of, used, most, people: await colleaguesWho(core, companyId, 'company.billing') }
}

const usedOf: UsedBy<SubscriptionEvent> = (_core, { event, occurredAt }, { state, volumes }) => {
  if (event.type === 'JobSlotConsumed') return { of: 'jobs', used: state.holding.size, most: volumes.activeJobs }
  if (event.type === 'UserSeatConsumed') return { of: 'seats', used: seatsInUse(state), most: volumes.userSeats }
  const { used, of: most } = textVolume(volumes.textSmsInvites, state.texts, occurredAt)
  return { of: 'texts', used, most }
}

const interviewsOf: UsedBy<CandidateEvent> = async ({ reads }, { tenant, occurredAt }, { volumes }) => {
  const most = volumes.oneWayInterviews
  if (most === null) return { of: 'interviews', used: 0, most }
  const filter = { companyId: tenant, completedAt: { $gte: monthOf(occurredAt) } }
  return { of: 'interviews', used: await reads.store.count(reads.live(candidateFacts), filter), most }
}
