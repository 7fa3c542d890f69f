import { describe, it } from 'vitest'
import type { TimerEvent } from '#contracts/timer/events.ts'
import { admin, contextOf, noon } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { timerDecider } from './decider.ts'

const given = specify(timerDecider, contextOf(admin))
const sending = { aggregate: 'job', id: 'j1', command: { type: 'CloseJob', data: { reason: 'deadline' } } }
const later = '2026-03-09T12:00:00.000Z'
const set = (dueAt: string): TimerEvent => ({ type: 'TimerSet', data: { dueAt, ...sending } })
const fired: TimerEvent = { type: 'TimerFired', data: sending }
const cancelled: TimerEvent = { type: 'TimerCancelled', data: {} }
const fire = { type: 'FireTimer', data: {} } as const
const cancel = { type: 'CancelTimer', data: {} } as const
const move = (dueAt: string) => ({ type: 'MoveTimer', data: { dueAt, ...sending } }) as const

describe('a timer', () => {
  it('fires at its moment, once, and not before', () => {
    given(set(noon)).when(fire).then(fired)
    given(set(later)).when(fire).thenNothing()
    given(set(noon), fired).when(fire).thenNothing()
    given().when(fire).thenNothing()
  })

  it('that is set once stays as it was set', () => {
    const once = { type: 'SetTimer', data: { dueAt: later, ...sending } } as const
    given().when(once).then(set(later))
    for (const before of [[set(noon)], [set(noon), fired], [set(noon), cancelled]])
      given(...before)
        .when(once)
        .thenNothing()
  })

  it('that is moved fires at its new moment alone', () => {
    given(set(noon)).when(move(later)).then(set(later))
    given(set(noon), set(later)).when(fire).thenNothing()
    given(set(later), set(noon)).when(fire).then(fired)
    given(set(later)).when(move(later)).thenNothing()
  })

  it('is begun by moving it where it does not run', () => {
    for (const before of [[], [set(noon), fired], [set(noon), cancelled]])
      given(...before)
        .when(move(later))
        .then(set(later))
    given(set(noon), fired, set(noon)).when(fire).then(fired)
  })

  it('that is cancelled does not fire', () => {
    given(set(noon)).when(cancel).then(cancelled)
    given(set(noon), cancelled).when(fire).thenNothing()
    for (const before of [[], [set(noon), fired], [set(noon), cancelled]])
      given(...before)
        .when(cancel)
        .thenNothing()
  })
})
