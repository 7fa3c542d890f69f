import { describe, expect, it } from 'vitest'
import type { UserEvent } from '#contracts/user/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { acme, rita } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { users } from './users.ts'

const signedUp: UserEvent = {
  type: 'UserSignedUp',
  data: {
    userId: rita,
    name: 'Rita Moreno',
    email: 'rita@acme.test',
    passwordHash: '$argon2id$…',
    role: 'admin',
    creator: true,
    emailVerified: false,
    complete: false,
    passwordSetAt: null,
  },
}
const events = recorded(streamName(acme, 'user', rita), [signedUp])

describe('the document of a user', () => {
  it('says who they are and what they may do', () => {
    specifyProjection(users)(...events).shows({
      user_id: rita,
      username: 'Rita Moreno',
      role: 'admin',
      creator: true,
      createdAt: minutesPastNoon(0),
    })
  })

  it('says when their address is proven, and under which name they go', () => {
    const later = recorded<UserEvent>(streamName(acme, 'user', rita), [
      signedUp,
      { type: 'EmailVerified', data: { by: 'code' } },
      { type: 'UserRenamed', data: { name: 'Rita Hill' } },
    ])
    specifyProjection(users)(...events).shows({ email_verified: false })
    specifyProjection(users)(...later).shows({ email_verified: true, username: 'Rita Hill' })
  })

  it('holds nothing of their password', () => {
    expect(JSON.stringify(users.evolve(null, events[0]!))).not.toContain('argon2')
  })
})
