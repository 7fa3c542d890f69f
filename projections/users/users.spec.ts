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

  it('has their portrait until they take it away or leave', () => {
    const portrait = {
      portraitId: '0b0f7f3e-55b1-4f0e-9d0c-6a5f7b1f2c3d',
      sha256: 'a'.repeat(64),
      size: 4000,
      mimeType: 'image/png',
    }
    const put: UserEvent[] = [
      signedUp,
      { type: 'PortraitChanged', data: { portrait } },
      { type: 'ProviderPictureRecorded', data: { picture: 'https://pictures.test/rita' } },
    ]
    const after = (...more: UserEvent[]) =>
      specifyProjection(users)(...recorded<UserEvent>(streamName(acme, 'user', rita), [...put, ...more]))
    after().shows({ portraitId: portrait.portraitId, picture: 'https://pictures.test/rita' })
    after({ type: 'PortraitChanged', data: { portrait: null } }).shows({ portraitId: null })
    after({ type: 'UserRemoved', data: { userId: rita } }).shows({ portraitId: null, picture: null })
  })

  it('names the jobs that they do not follow', () => {
    const jobId = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa1'
    const followed = (...follows: boolean[]) =>
      specifyProjection(users)(
        ...recorded<UserEvent>(streamName(acme, 'user', rita), [
          signedUp,
          ...follows.map((follow): UserEvent => ({ type: 'JobFollowChanged', data: { jobId, follow } })),
        ]),
      )
    followed(false, false).shows({ unfollowed: [jobId] })
    followed(false, true).shows({ unfollowed: [] })
  })

  it('holds nothing of their password', () => {
    expect(JSON.stringify(users.evolve(null, events[0]!))).not.toContain('argon2')
  })
})
