import { describe, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import type { TimerEvent } from '#contracts/timer/events.ts'
import { acme, noon, rita } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { timers } from './timers.ts'

const given = (...events: TimerEvent[]) =>
  specifyProjection(timers)(...recorded(streamName(acme, 'timer', rita), events))
const sent = { aggregate: 'user', id: rita, command: { type: 'ExpireInvitation', data: { invitationId: rita } } }

describe('timers', () => {
  it('that run say when they fire, and what they will ask for of whom', () => {
    given({ type: 'TimerSet', data: { dueAt: noon, ...sent } }).shows({
      dueAt: noon,
      aggregate: 'user',
      command: 'ExpireInvitation',
    })
  })

  it('that have fired are gone, and run again when they are set again', () => {
    given({ type: 'TimerSet', data: { dueAt: noon, ...sent } }, { type: 'TimerFired', data: sent }).showsNothing()
    given(
      { type: 'TimerSet', data: { dueAt: noon, ...sent } },
      { type: 'TimerFired', data: sent },
      { type: 'TimerSet', data: { dueAt: noon, ...sent } },
    ).shows({ dueAt: noon })
  })

  it('that are moved fire at another moment, and that are cancelled not at all', () => {
    const moved = '2026-03-09T12:00:00.000Z'
    const set: TimerEvent = { type: 'TimerSet', data: { dueAt: noon, ...sent } }
    given(set, { type: 'TimerSet', data: { dueAt: moved, ...sent } }).shows({ dueAt: moved })
    given(set, { type: 'TimerCancelled', data: {} }).showsNothing()
  })

  it('show nothing of what they will send along', () => {
    const [set] = recorded<TimerEvent>(streamName(acme, 'timer', rita), [
      { type: 'TimerSet', data: { dueAt: noon, ...sent } },
    ])
    expect(Object.keys(timers.evolve(null, set!)!)).toEqual(['dueAt', 'aggregate', 'command'])
  })
})
