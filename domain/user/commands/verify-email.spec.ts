import { describe, it } from 'vitest'
import type { UserEvent } from '#contracts/user/events.ts'
import { userDecider } from '#domain/user/decider.ts'
import { admin, contextOf, noon } from '#test/fixtures/people.ts'
import { ritaSignedUp } from '#test/fixtures/user.ts'
import { specify } from '#test/specification/decider.ts'

const MINUTE = 60_000
const after = (ms: number) => new Date(Date.parse(noon) + ms).toISOString()
const at = (ms: number) => specify(userDecider, { ...contextOf(admin), now: after(ms) })
const idOf = (n: number) => `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`

const signedUp = ritaSignedUp({ emailVerified: false, complete: false })
const issued = (n: number, ms: number): UserEvent => ({
  type: 'VerificationCodeIssued',
  data: { codeId: idOf(n), codeHash: `hash-${n}`, issuedAt: after(ms), expiresAt: after(ms + 15 * MINUTE) },
})
const issue = (n: number) =>
  ({ type: 'IssueVerificationCode', data: { codeId: idOf(n), codeHash: `hash-${n}` } }) as const
const verify = (n: number, codeHash = `hash-${n}`) =>
  ({ type: 'VerifyEmail', data: { codeId: idOf(n), codeHash } }) as const
const failed: UserEvent = { type: 'VerificationFailed', data: { codeId: idOf(1) } }
const verified: UserEvent = { type: 'EmailVerified', data: { by: 'code' } }

describe('the code that proves an address', () => {
  it('is good for 15 minutes', () => {
    at(0)(signedUp).when(issue(1)).then(issued(1, 0))
    at(15 * MINUTE - 1)(signedUp, issued(1, 0))
      .when(verify(1))
      .then(verified)
    at(15 * MINUTE)(signedUp, issued(1, 0))
      .when(verify(1))
      .thenRejects('account/code-expired')
  })

  it('is counted when it is wrong, and useless after five tries, the right one included', () => {
    at(0)(signedUp, issued(1, 0)).when(verify(1, 'guess')).then(failed)
    at(0)(signedUp, issued(1, 0), failed, failed, failed, failed).when(verify(1)).then(verified)
    at(0)(signedUp, issued(1, 0), failed, failed, failed, failed, failed)
      .when(verify(1))
      .thenRejects('account/code-expired')
  })

  it('is replaced by the next, with tries of its own', () => {
    const history = [signedUp, issued(1, 0), failed, failed, failed, failed, failed, issued(2, MINUTE)]
    at(MINUTE)(...history)
      .when(verify(1))
      .thenRejects('account/code-expired')
    at(MINUTE)(...history)
      .when(verify(2))
      .then(verified)
  })

  it('is sent again after half a minute, five times an hour, ten times a day', () => {
    at(29_999)(signedUp, issued(1, 0))
      .when(issue(2))
      .thenRejects('auth/too-many-attempts', 'Another code can be sent in 1 second.')
    at(10_000)(signedUp, issued(1, 0))
      .when(issue(2))
      .thenRejects('auth/too-many-attempts', 'Another code can be sent in 20 seconds.')
    at(30_000)(signedUp, issued(1, 0)).when(issue(2)).then(issued(2, 30_000))

    const five = [0, 1, 2, 3, 4].map((n) => issued(n + 1, n * MINUTE))
    at(50 * MINUTE)(signedUp, ...five)
      .when(issue(9))
      .thenRejects('auth/too-many-attempts', 'Another code can be sent in 10 minutes.')
    at(59 * MINUTE)(signedUp, ...five)
      .when(issue(9))
      .thenRejects('auth/too-many-attempts', 'Another code can be sent in 1 minute.')
    at(60 * MINUTE)(signedUp, ...five)
      .when(issue(9))
      .then(issued(9, 60 * MINUTE))

    const ten = Array.from({ length: 10 }, (_, n) => issued(n + 1, n * 60 * MINUTE))
    at(20 * 60 * MINUTE)(signedUp, ...ten)
      .when(issue(99))
      .thenRejects('auth/too-many-attempts', 'Another code can be sent in 4 hours.')
    at(24 * 60 * MINUTE)(signedUp, ...ten)
      .when(issue(99))
      .then(issued(99, 24 * 60 * MINUTE))
  })

  it('is not needed twice', () => {
    at(0)(signedUp, issued(1, 0), verified).when(verify(1)).thenNothing()
    at(MINUTE)(signedUp, issued(1, 0), verified).when(issue(2)).thenNothing()
  })
})
