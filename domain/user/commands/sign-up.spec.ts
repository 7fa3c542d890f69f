import { describe, it } from 'vitest'
import type { UserEvent } from '#contracts/user/events.ts'
import { userDecider } from '#domain/user/decider.ts'
import { admin, contextOf, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(userDecider, contextOf(admin))
const data = { userId: rita, name: 'Rita Moreno', email: 'rita@acme.test', passwordHash: '$argon2id$…', role: 'admin', creator: true } as const
const signedUp: UserEvent = { type: 'UserSignedUp', data }

describe('an account', () => {
  it('begins once its address is reserved', () => {
    given().when({ type: 'SignUpUser', data }).then(signedUp)
  })

  it('begins once', () => {
    given(signedUp).when({ type: 'SignUpUser', data }).thenRejects('account/already-known')
  })
})
