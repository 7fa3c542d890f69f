import { describe, expect, it } from 'vitest'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { noSeatLeft } from '#domain/subscription/commands/consume-user-seat.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { backendJob, otherJob } from '#test/fixtures/job.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(subscriptionDecider, contextOf(admin))
const started = (plan: PlanName, jobSlots: number | null): SubscriptionEvent => ({
  type: 'SubscriptionStarted',
  data: { plan, jobSlots },
})
const consumed = (jobId: string, inUse: number): SubscriptionEvent => ({
  type: 'JobSlotConsumed',
  data: { jobId, inUse },
})
const released = (jobId: string, inUse: number): SubscriptionEvent => ({
  type: 'JobSlotReleased',
  data: { jobId, inUse },
})
const consume = (jobId: string) => ({ type: 'ConsumeJobSlot', data: { jobId } }) as const
const release = (jobId: string) => ({ type: 'ReleaseJobSlot', data: { jobId } }) as const
const start = (plan: PlanName) => ({ type: 'StartSubscription', data: { plan } }) as const
const change = (plan: PlanName) => ({ type: 'ChangePlan', data: { plan } }) as const

describe('starting a subscription', () => {
  it('grants the job slots of its plan', () => {
    given().when(start('growth')).then(started('growth', 2))
    given().when(start('enterprise')).then(started('enterprise', null))
  })

  it('happens once', () => {
    given(started('growth', 2)).when(start('growth')).thenRejects('subscription/already-started')
  })
})

describe('a job slot', () => {
  it('is consumed by a job that goes live', () => {
    given(started('starter', 1)).when(consume(backendJob)).then(consumed(backendJob, 1))
  })

  it('is consumed once per job, however often it is activated', () => {
    given(started('starter', 1), consumed(backendJob, 1)).when(consume(backendJob)).thenNothing()
  })

  it('is refused when none is left', () => {
    given(started('starter', 1), consumed(backendJob, 1))
      .when(consume(otherJob))
      .thenRejects('subscription/no-job-slot', 'Your plan allows 1 active job, and it is in use.')
  })

  it('is refused in words for several, where the plan has several', () => {
    given(started('growth', 2), consumed(backendJob, 1), consumed(otherJob, 2))
      .when(consume('77777777-7777-4777-8777-777777777777'))
      .thenRejects('subscription/no-job-slot', 'Your plan allows 2 active jobs, and all of them are in use.')
  })

  it('never runs out on a plan without a limit', () => {
    given(started('enterprise', null), consumed(backendJob, 1)).when(consume(otherJob)).then(consumed(otherJob, 2))
  })

  it('is free again once released', () => {
    given(started('starter', 1), consumed(backendJob, 1)).when(release(backendJob)).then(released(backendJob, 0))
    given(started('starter', 1), consumed(backendJob, 1), released(backendJob, 0))
      .when(consume(otherJob))
      .then(consumed(otherJob, 1))
  })

  it('is not released by a job that holds none', () => {
    given(started('starter', 1)).when(release(backendJob)).thenNothing()
  })

  it('follows the job: what comes after the job has gone on is too late', () => {
    const at = (jobRevision: number) => ({ jobId: backendJob, jobRevision })
    const taken: SubscriptionEvent = { type: 'JobSlotConsumed', data: { ...at(5), inUse: 1 } }
    const given5 = given(started('starter', 1), taken)
    given5.when({ type: 'ReleaseJobSlot', data: at(3) }).thenNothing()
    given5.when({ type: 'ReleaseJobSlot', data: at(6) }).then({ type: 'JobSlotReleased', data: { ...at(6), inUse: 0 } })
    given(started('starter', 1), taken, { type: 'JobSlotReleased', data: { ...at(6), inUse: 0 } })
      .when({ type: 'ConsumeJobSlot', data: at(5) })
      .thenNothing()
    given(started('starter', 1), taken, { type: 'JobSlotReleased', data: { ...at(6), inUse: 0 } })
      .when({ type: 'ConsumeJobSlot', data: at(7) })
      .then({ type: 'JobSlotConsumed', data: { ...at(7), inUse: 1 } })
  })

  it('needs a subscription', () => {
    given().when(consume(backendJob)).thenRejects('subscription/not-found')
  })
})

describe('a seat', () => {
  const [rita, sam, tom] = [
    '11111111-1111-4111-8111-111111111111',
    '11111111-1111-4111-8111-222222222222',
    '11111111-1111-4111-8111-333333333333',
  ] as const
  const invitation = {
    email: 'tom@acme.test',
    roleId: 'edit',
    invitedBy: rita,
    invitationId: '33333333-3333-4333-8333-333333333333',
  } as const
  const seated = (userId: string, inUse: number): SubscriptionEvent => ({
    type: 'UserSeatConsumed',
    data: { userId, reservation: `address of ${userId}`, inUse, invitation: null },
  })
  const seat = (userId: string) =>
    ({ type: 'ConsumeUserSeat', data: { userId, reservation: `address of ${userId}`, invitation } }) as const

  it('is taken with the invitation it is for', () => {
    given(started('growth', 2), seated(sam, 1)).when(seat(sam)).thenNothing()
    given(started('starter', 1))
      .when(seat(tom))
      .then({ type: 'UserSeatConsumed', data: { userId: tom, reservation: `address of ${tom}`, inUse: 2, invitation } })
  })

  it('is one for one address: the company cannot invite it as two people', () => {
    given(started('enterprise', null), seated(tom, 1))
      .when({ ...seat(sam), data: { ...seat(sam).data, reservation: `address of ${tom}` } })
      .thenRejects('team/already-invited', 'This person has been invited already')
  })

  it('is refused when none is left, in words for one and for several', () => {
    expect(noSeatLeft(1)).toBe('Your plan allows 1 user, and it is in use.')
    given(started('growth', 2), seated(rita, 1), seated(sam, 2))
      .when(seat(tom))
      .thenRejects('subscription/no-user-seat', 'Your plan allows 2 users, and all seats are in use.')
  })
})

describe('changing the plan', () => {
  it('changes how many jobs may be active', () => {
    given(started('starter', 1))
      .when(change('growth'))
      .then({ type: 'PlanChanged', data: { from: 'starter', to: 'growth', jobSlots: 2 } })
  })

  it('stays silent for the plan the company has', () => {
    given(started('starter', 1)).when(change('starter')).thenNothing()
  })

  it('takes no slot from a live job, but grants no further one', () => {
    const smaller: SubscriptionEvent = { type: 'PlanChanged', data: { from: 'growth', to: 'starter', jobSlots: 1 } }
    given(started('growth', 2), consumed(backendJob, 1), consumed(otherJob, 2), smaller)
      .when(consume('77777777-7777-4777-8777-777777777777'))
      .thenRejects('subscription/no-job-slot', 'Your plan allows 1 active job, and it is in use.')
  })
})
