import { describe, it } from 'vitest'
import type { CallEvent } from '#contracts/call/events.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { callDecider } from './decider.ts'

const given = specify(callDecider, contextOf(admin))
const data = {}
const reason = {
  process: 'invited-candidate-gets-mail',
  inputStream: 'cacme00000000.candidate-1',
  inputRevision: 3,
  port: 'mail',
  operation: 'send',
  target: 'mail',
  code: 'mail/unavailable',
}
const begun: CallEvent = { type: 'CallBegun', data }
const cancelled: CallEvent = { type: 'CallCancelled', data }
const givenUp: CallEvent = { type: 'CallGivenUp', data: reason }
const retried: CallEvent = { type: 'CallRetried', data }
const dropped: CallEvent = { type: 'CallDropped', data }

describe('a call', () => {
  it('can be cancelled until it leaves, and then does not leave', () => {
    given().when({ type: 'CancelCall', data }).then(cancelled)
    given(cancelled).when({ type: 'CancelCall', data }).thenNothing()
    given(cancelled).when({ type: 'BeginCall', data }).thenNothing()
    given(begun).when({ type: 'CancelCall', data }).thenRejects('call/left', 'This has left already')
  })

  it('begins once, and once more when it is to be tried again', () => {
    given().when({ type: 'BeginCall', data }).then(begun)
    given(begun).when({ type: 'BeginCall', data }).thenNothing()
    given(begun, givenUp).when({ type: 'BeginCall', data }).thenNothing()
    given(begun, givenUp, retried).when({ type: 'BeginCall', data }).then(begun)
  })

  it('that is given up waits for one decision', () => {
    given().when({ type: 'GiveUpCall', data: reason }).then(givenUp)
    given(givenUp).when({ type: 'GiveUpCall', data: reason }).thenNothing()
    given(givenUp).when({ type: 'RetryCall', data }).then(retried)
    given(givenUp).when({ type: 'DropCall', data }).then(dropped)
    for (const before of [[], [begun], [givenUp, retried], [givenUp, dropped]])
      for (const type of ['RetryCall', 'DropCall'] as const)
        given(...before)
          .when({ type, data })
          .thenRejects('call/decided', 'Somebody has decided about this call already. Reload the page.')
  })

  it('that was tried again can be given up again, one that was dropped or cancelled not', () => {
    given(givenUp, retried).when({ type: 'GiveUpCall', data: reason }).then(givenUp)
    given(givenUp, retried, begun).when({ type: 'GiveUpCall', data: reason }).then(givenUp)
    given(givenUp, dropped).when({ type: 'GiveUpCall', data: reason }).thenNothing()
    given(cancelled).when({ type: 'GiveUpCall', data: reason }).thenNothing()
  })
})
