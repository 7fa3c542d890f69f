import { describe, it } from 'vitest'
import type { UserEvent } from '#contracts/user/events.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { admin, contextOf, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { userDecider } from '../decider.ts'

const given = specify(userDecider, contextOf(admin))
const signedUp: UserEvent = {
  type: 'UserSignedUp',
  data: {
    userId: rita,
    name: 'Rita Moreno',
    email: 'rita@acme.test',
    passwordHash: 'hash',
    role: 'admin',
    creator: true,
    emailVerified: true,
    complete: true,
    passwordSetAt: null,
  },
}
const changed = (follow: boolean): UserEvent => ({ type: 'JobFollowChanged', data: { jobId: backendJob, follow } })
const ask = (follow: boolean) => ({ type: 'FollowJob' as const, data: { jobId: backendJob, follow } })

describe('following a job', () => {
  it('is how every person begins', () => {
    given(signedUp).when(ask(true)).then()
  })

  it('can be stopped and taken up again', () => {
    given(signedUp).when(ask(false)).then(changed(false))
    given(signedUp, changed(false)).when(ask(false)).then()
    given(signedUp, changed(false)).when(ask(true)).then(changed(true))
  })

  it('is for those who are in the team', () => {
    given().when(ask(false)).thenRejects('account/not-found')
  })
})
