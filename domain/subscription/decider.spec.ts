import { describe, it } from 'vitest'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { backendJob, otherJob } from '#test/fixtures/job.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(subscriptionDecider, contextOf(admin))
const started = (plan: PlanName, jobSlots: number | null): SubscriptionEvent => ({ type: 'SubscriptionStarted', data: { plan, jobSlots } })
const consumed = (jobId: string, inUse: number): SubscriptionEvent => ({ type: 'JobSlotConsumed', data: { jobId, inUse } })
const released = (jobId: string, inUse: number): SubscriptionEvent => ({ type: 'JobSlotReleased', data: { jobId, inUse } })
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
    given(started('starter', 1), consumed(backendJob, 1)).when(consume(otherJob)).thenRejects('subscription/no-job-slot')
  })

  it('never runs out on a plan without a limit', () => {
    given(started('enterprise', null), consumed(backendJob, 1)).when(consume(otherJob)).then(consumed(otherJob, 2))
  })

  it('is free again once released', () => {
    given(started('starter', 1), consumed(backendJob, 1)).when(release(backendJob)).then(released(backendJob, 0))
    given(started('starter', 1), consumed(backendJob, 1), released(backendJob, 0)).when(consume(otherJob)).then(consumed(otherJob, 1))
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
    given(started('starter', 1), taken, { type: 'JobSlotReleased', data: { ...at(6), inUse: 0 } }).when({ type: 'ConsumeJobSlot', data: at(5) }).thenNothing()
    given(started('starter', 1), taken, { type: 'JobSlotReleased', data: { ...at(6), inUse: 0 } }).when({ type: 'ConsumeJobSlot', data: at(7) }).then({ type: 'JobSlotConsumed', data: { ...at(7), inUse: 1 } })
  })

  it('needs a subscription', () => {
    given().when(consume(backendJob)).thenRejects('subscription/not-found')
  })
})

describe('changing the plan', () => {
  it('changes how many jobs may be active', () => {
    given(started('starter', 1)).when(change('growth')).then({ type: 'PlanChanged', data: { from: 'starter', to: 'growth', jobSlots: 2 } })
  })

  it('stays silent for the plan the company has', () => {
    given(started('starter', 1)).when(change('starter')).thenNothing()
  })

  it('takes no slot from a live job, but grants no further one', () => {
    const smaller: SubscriptionEvent = { type: 'PlanChanged', data: { from: 'growth', to: 'starter', jobSlots: 1 } }
    given(started('growth', 2), consumed(backendJob, 1), consumed(otherJob, 2), smaller)
      .when(consume('77777777-7777-4777-8777-777777777777'))
      .thenRejects('subscription/no-job-slot')
  })
})
