import { it } from 'vitest'
import type { CallEvent } from '#contracts/call/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { acme, noon, rita } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { deadLetters } from './dead-letters.ts'

const given = (...events: CallEvent[]) =>
  specifyProjection(deadLetters)(...recorded(streamName(acme, 'call', rita), events))
const call = { process: 'invited-candidate-gets-mail', port: 'mail', operation: 'send', target: 'mail' }
const givenUp: CallEvent = {
  type: 'CallGivenUp',
  data: { ...call, code: 'mail/unavailable', inputStream: `${acme}.candidate-1`, inputRevision: 3 },
}

it('a call that was given up is listed with its reason, until someone decides about it', () => {
  given({ type: 'CallBegun', data: {} }).showsNothing()
  given(givenUp).shows({ ...call, code: 'mail/unavailable', givenUpAt: noon })
  given(givenUp, { type: 'CallRetried', data: {} }).showsNothing()
  given(givenUp, { type: 'CallDropped', data: {} }).showsNothing()
  given(givenUp, { type: 'CallRetried', data: {} }, givenUp).shows(call)
})
