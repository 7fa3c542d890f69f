import { it } from 'vitest'
import type { OptOutEvent } from '#contracts/opt-out/events.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { optOutDecider } from './decider.ts'

const given = specify(optOutDecider, contextOf(editor))
const optedOut: OptOutEvent = { type: 'OptedOut', data: { via: 'link' } }

it('is kept once, and can be taken back', () => {
  given()
    .when({ type: 'OptOut', data: { via: 'link' } })
    .then(optedOut)
  given(optedOut)
    .when({ type: 'OptOut', data: { via: 'stop' } })
    .thenNothing()
  given(optedOut).when({ type: 'OptIn', data: {} }).then({ type: 'OptedIn', data: {} })
  given().when({ type: 'OptIn', data: {} }).thenNothing()
})
