import { describe, it } from 'vitest'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { paidUp } from '#contracts/subscription/standing.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { admin, contextOf, noon } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(subscriptionDecider, contextOf(admin))
const started: SubscriptionEvent = { type: 'SubscriptionStarted', data: { plan: 'starter', jobSlots: 1 } }
const paused: SubscriptionEvent = { type: 'SubscriptionPaused', data: { pausedAt: noon, resumesAt: null } }
const cancelled: SubscriptionEvent = { type: 'SubscriptionCancelled', data: { cancelledAt: noon } }
const id = (last: string) => `00000000-0000-4000-8000-00000000000${last}`
const slot = (jobId: string) => ({ type: 'ConsumeJobSlot', data: { jobId } }) as const
const seat = (userId: string) => ({ type: 'ConsumeUserSeat', data: { userId, reservation: `r${userId}` } }) as const
const text = { type: 'ConsumeTextInvite', data: { candidateId: id('1'), messageId: 'm', reminder: false } } as const
const held: SubscriptionEvent = { type: 'JobSlotConsumed', data: { jobId: id('1'), inUse: 1 } }
const terms = (
  volumes: Extract<SubscriptionEvent, { type: 'SubscriptionTermsChanged' }>['data']['volumes'],
  features: Record<string, boolean> = {},
): SubscriptionEvent => ({ type: 'SubscriptionTermsChanged', data: { volumes, features } })

describe('while the subscription is paused or cancelled', () => {
  it.each([
    ['subscription/paused', paused],
    ['subscription/cancelled', cancelled],
  ] as const)('%s: nothing is taken that costs, and what was taken is given back', (refusal, event) => {
    for (const command of [slot(id('2')), seat(id('2')), text]) given(started, event).when(command).thenRejects(refusal)
    given(started, held, event)
      .when(slot(id('1')))
      .thenNothing()
    given(started, held, event)
      .when({ type: 'ReleaseJobSlot', data: { jobId: id('1') } })
      .then({ type: 'JobSlotReleased', data: { jobId: id('1'), inUse: 0 } })
  })
})

describe('volumes and features that a company has in place of those of its plan', () => {
  it('come with the report of the billing service, whole each time', () => {
    const report = (volumes?: object) =>
      ({ type: 'RecordBillingReport', data: { ...paidUp, ...(volumes && { volumes }) } }) as const
    given(started)
      .when(report({ activeJobs: 3 }))
      .then(terms({ activeJobs: 3 }))
    given(started, terms({ activeJobs: 3 }))
      .when(report({ activeJobs: 3 }))
      .thenNothing()
    given(started, terms({ activeJobs: 3 }, { api: true }))
      .when(report())
      .then(terms({}, { api: true }))
  })

  it('count in decisions', () => {
    given(started, held)
      .when(slot(id('2')))
      .thenRejects('subscription/no-job-slot')
    given(started, held, terms({ activeJobs: 2 }))
      .when(slot(id('2')))
      .then({ type: 'JobSlotConsumed', data: { jobId: id('2'), inUse: 2 } })
    given(started, terms({ userSeats: 1 }))
      .when(seat(id('2')))
      .thenRejects('subscription/no-user-seat')
    given(started).when(text).thenRejects('subscription/no-text-invite')
    given(started, terms({ textSmsInvites: 1 }, { sms: false }))
      .when(text)
      .thenRejects('subscription/no-text-invite')
    given(started, terms({ textSmsInvites: 1 }))
      .when(text)
      .then({
        type: 'TextInviteConsumed',
        data: { candidateId: id('1'), messageId: 'm', reminder: false, month: noon.slice(0, 7), inMonth: 1 },
      })
  })

  it('are given and taken by operators, beside what was bought', () => {
    given(started, terms({ activeJobs: 2 }))
      .when({ type: 'OverrideFeatures', data: { features: { api: true } } })
      .then(terms({ activeJobs: 2 }, { api: true }))
    given(started, terms({}, { api: true }))
      .when({ type: 'OverrideFeatures', data: { features: { api: true } } })
      .thenNothing()
  })
})
