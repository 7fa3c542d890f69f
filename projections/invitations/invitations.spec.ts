import { describe, it } from 'vitest'
import { adaAdded, adaInvited, adaStarted } from '#test/fixtures/candidate.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { acme } from '#test/fixtures/people.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { ada } from '#test/fixtures/candidate.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { invitations } from './invitations.ts'

const given = (...events: CandidateEvent[]) =>
  specifyProjection(invitations)(...recorded(streamName(acme, 'candidate', ada), events))
const reminded: CandidateEvent = { type: 'CandidateReminded', data: { channel: 'email' } }
const bounced: CandidateEvent = { type: 'MailUndelivered', data: { channel: 'email' } }

describe('an invitation', () => {
  it('waits from when it was sent, with its reminders', () => {
    given(adaAdded).shows({ state: 'added', invitedAt: null, channels: [] })
    given(adaAdded, adaInvited, reminded, reminded).shows({
      state: 'waiting',
      channels: ['email'],
      invitedAt: minutesPastNoon(1),
      invitations: 1,
      reminders: 2,
      remindedAt: minutesPastNoon(3),
    })
  })

  it('that came back is undelivered until another is sent', () => {
    given(adaAdded, adaInvited, bounced).shows({ state: 'undelivered', undeliveredAt: minutesPastNoon(2) })
    given(adaAdded, adaInvited, bounced, reminded).shows({ state: 'waiting', undeliveredAt: null })
  })

  it('has the deadline of its own, and is over once the person began', () => {
    given(adaAdded, adaInvited, {
      type: 'InviteDeadlineChanged',
      data: { deadline: '2030-01-01T00:00:00.000Z', timezone: 'Europe/Berlin', previous: null },
    }).shows({ deadline: '2030-01-01T00:00:00.000Z', timezone: 'Europe/Berlin' })
    given(adaAdded, adaInvited, adaStarted, { type: 'CandidateCompleted', data: {} }).shows({
      state: 'completed',
      startedAt: minutesPastNoon(2),
      completedAt: minutesPastNoon(3),
    })
  })

  it('that waits shows when it leaves, and is as never sent once cancelled; an opened link shows when', () => {
    const sendsAt = minutesPastNoon(9)
    const held: CandidateEvent = { ...adaInvited, data: { ...adaInvited.data, sendsAt } } as CandidateEvent
    const settled = (how: 'send' | 'cancel', isFirst = true): CandidateEvent => ({
      type: 'HeldReachSettled',
      data: { how, what: 'invitation', channels: ['email'], isFirst },
    })
    given(adaAdded, held).shows({ state: 'waiting', sendsAt, sends: 'invitation' })
    given(adaAdded, held, settled('send')).shows({ state: 'waiting', sendsAt: null, sends: null, invitations: 1 })
    given(adaAdded, held, settled('cancel')).shows({ state: 'added', sendsAt: null, invitedAt: null, invitations: 0 })
    given(adaAdded, adaInvited, held, settled('cancel', false)).shows({ state: 'waiting', invitations: 1 })
    const opened: CandidateEvent = { type: 'InvitationOpened', data: {} }
    given(adaAdded, adaInvited, opened, opened).shows({ state: 'waiting', openedAt: minutesPastNoon(2) })
  })
})
