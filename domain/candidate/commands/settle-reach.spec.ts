import { describe, expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { later } from '#contracts/kernel/time.ts'
import { type Candidate, evolve, initialState } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { isReachWanted } from '#domain/candidate/policies/reach-wanted.ts'
import { ada, adaAdded, adaStarted } from '#test/fixtures/candidate.ts'
import { adaAsks } from '#test/fixtures/interview.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const context = contextOf(editor)
const { now } = context
const given = specify(candidateDecider, context)
const sendsAt = later(now, { minutes: 5 })
const invited = (at = sendsAt): CandidateEvent => ({
  type: 'CandidateInvited',
  data: { jobId: backendJob, channel: 'email', deadline: null, sendsAt: at },
})
const settle = (how: 'send' | 'cancel') =>
  ({ type: 'SettleHeldReach' as const, data: { candidateId: ada, how } }) as const
const settledAs = (how: 'send' | 'cancel'): CandidateEvent => ({
  type: 'HeldReachSettled',
  data: { how, what: 'invitation', channels: ['email'], isFirst: true },
})
const stateOf = (...events: CandidateEvent[]) => events.reduce<Candidate>(evolve, initialState())

describe('an invitation that waits', () => {
  it('leaves after the hold, at once, or not at all; settled once, and not after its time', () => {
    given(adaAdded)
      .when({ type: 'ResendInvitation', data: { candidateId: ada, channels: ['email'], holdMinutes: 5 } })
      .then(invited())
    for (const how of ['send', 'cancel'] as const) {
      given(adaAdded, invited()).when(settle(how)).then(settledAs(how))
      given(adaAdded, invited(), settledAs(how)).when(settle(how)).thenRejects('candidate/message-gone')
    }
    given(adaAdded, invited(now)).when(settle('cancel')).thenRejects('candidate/message-gone')
    expect(stateOf(adaAdded, invited(), settledAs('cancel')).status).toBe('added')
    expect(stateOf(adaAdded, invited(), settledAs('send')).status).toBe('pending')
  })

  it('does not leave for who was not to get it any more: cancelled, replaced by a later one, or begun', () => {
    const wanted = (...events: CandidateEvent[]) => isReachWanted(stateOf(adaAdded, ...events), sendsAt, sendsAt)
    expect(wanted(invited())).toBe(true)
    expect(wanted(invited(), settledAs('cancel'))).toBe(false)
    expect(wanted(invited(), settledAs('send'))).toBe(false)
    expect(wanted(invited(), invited(later(sendsAt, { minutes: 1 })))).toBe(false)
    expect(wanted(invited(), adaStarted)).toBe(false)
  })

  it('keeps a reminder back until it has left', () => {
    given(adaAdded, invited())
      .when({ type: 'RemindCandidate', data: { candidateId: ada } })
      .thenRejects('candidate/not-invited')
  })
})

it('an opened link is noted once, of who was invited and has not begun', () => {
  const open = { type: 'NoteInvitationOpened', data: { candidateId: ada } } as const
  const opened: CandidateEvent = { type: 'InvitationOpened', data: {} }
  given(adaAdded, invited()).when(open).then(opened)
  specify(candidateDecider, contextOf(adaAsks))(adaAdded, invited()).when(open).then(opened)
  given(adaAdded, invited(), opened).when(open).thenNothing()
  given(adaAdded).when(open).thenNothing()
  given(adaAdded, invited(), adaStarted).when(open).thenNothing()
})
