import { randomUUID } from 'node:crypto'
import { calendarDayId } from '#contracts/calendar-day/claims.ts'
import type { InterviewCommandData } from '#contracts/interview/commands.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { calendarDayDecider } from '#domain/calendar-day/decider.ts'
import type { CalendarDay } from '#domain/calendar-day/calendar-day.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { interviewLink } from '#services/core/secrets/interview-link.ts'
import type { Platform } from '#services/platform.ts'
import { roomsNamed } from '#services/use-cases/interviews/staff.ts'
import { aPlan } from '../fixtures/interview.ts'

export { seeding } from './seed.ts'
export type HeldClaim = CalendarDay['claims'][number] & { holderId: string }
type Colleague = Extract<Asker, { kind: 'user' }>

/** A plan with more live interviews a month than any test plans. */
export async function giveTeamPlan(platform: Platform, { companyId, ...asker }: Colleague): Promise<void> {
  const context = platform.context({ companyId, ...asker })
  const command = { type: 'ChangePlan', data: { plan: 'team' } } as const
  await platform.commands.handle(subscriptionDecider, companyId, command, context, companyId)
}

export async function colleague(
  platform: Platform,
  asker: Colleague,
  { name, userId = randomUUID() }: { name: string; userId?: string },
): Promise<string> {
  const email = `${userId}@acme.test`
  const more = { role: 'edit', creator: false, emailVerified: true, complete: true } as const
  const command = { type: 'SignUpUser', data: { userId, name, email, passwordHash: 'none', ...more } } as const
  const { token } = await platform.commands.handle(userDecider, userId, command, platform.context(asker))
  await platform.caughtUp(token)
  return userId
}

/** An interview for a candidate who can choose among `slots`. Not counted against a plan's volume. */
export async function planFor(
  platform: Platform,
  asker: Colleague,
  {
    rooms,
    ...more
  }: Pick<InterviewCommandData<'PlanInterview'>, 'jobId' | 'candidateId' | 'panel' | 'slots'> & {
    rooms: string[]
    some?: number
  },
): Promise<string> {
  const interviewId = randomUUID()
  const common = { duration: 60, buffer: { before: 0, after: 0 }, some: null, zone: 'UTC', message: null }
  const data = {
    ...aPlan(),
    ...common,
    ...more,
    interviewId,
    hostId: asker.userId,
    rooms: roomsNamed(asker.companyId, rooms),
  }
  const command = { type: 'PlanInterview', data } as const
  await platform.commands.handle(interviewDecider, interviewId, command, platform.context(asker))
  return interviewId
}

export async function stateOf(platform: Platform, asker: Colleague, interviewId: string) {
  const { state } = await platform.commands.stateOf(interviewDecider, asker, interviewId)
  if (!state.known) throw new Error('There is no such interview')
  return state
}

/** What opens the candidates' pages. */
export const linkTokens = (platform: Platform, asker: Colleague, ids: readonly string[]): Promise<string[]> =>
  Promise.all(
    ids.map(async (interviewId) => {
      const { linkId } = await stateOf(platform, asker, interviewId)
      const link = interviewLink(platform, { companyId: asker.companyId, interviewId, linkId })
      return link.split('/meet/')[1]!
    }),
  )

/** What is held and kept of a person's or room's day. */
export async function claimsOn(
  platform: Platform,
  asker: Colleague,
  holderId: string,
  at: string,
): Promise<readonly HeldClaim[]> {
  const day = calendarDayId(holderId, at.slice(0, 10))
  const { state } = await platform.commands.stateOf(calendarDayDecider, asker, day)
  return state.claims.map((claim) => ({ ...claim, holderId }))
}
