import { describe, it } from 'vitest'
import type { UserEvent } from '#contracts/user/events.ts'
import { userDecider } from '#domain/user/decider.ts'
import { admin, contextOf, noon, rita } from '#test/fixtures/people.ts'
import { ritaSignedUp } from '#test/fixtures/user.ts'
import { specify } from '#test/specification/decider.ts'

const MINUTE = 60_000
const after = (ms: number) => new Date(Date.parse(noon) + ms).toISOString()
const at = (ms: number) => specify(userDecider, { ...contextOf(admin), now: after(ms) })
const idOf = (n: number) => `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`

const signedUp = ritaSignedUp({})
const invited: UserEvent = {
  type: 'UserInvited',
  data: {
    userId: rita,
    email: 'rita@acme.test',
    roleId: 'admin',
    invitedBy: null,
    invitationId: idOf(9),
    expiresAt: after(60 * MINUTE),
  },
}
const issued = (n: number, ms = 0): UserEvent => ({
  type: 'SignInConfirmationIssued',
  data: {
    codeId: idOf(n),
    codeHash: `hash-${n}`,
    connection: 'sso',
    issuedAt: after(ms),
    expiresAt: after(ms + 15 * MINUTE),
  },
})
const issue = (n: number) =>
  ({ type: 'IssueSignInConfirmation', data: { codeId: idOf(n), codeHash: `hash-${n}`, connection: 'sso' } }) as const
const confirm = (n: number, codeHash = `hash-${n}`) =>
  ({ type: 'ConfirmSignIn', data: { codeId: idOf(n), codeHash, connection: 'sso' } }) as const
const failed: UserEvent = { type: 'SignInConfirmationFailed', data: { codeId: idOf(1) } }
const confirmed: UserEvent = { type: 'SignInConfirmed', data: { codeId: idOf(1), connection: 'sso' } }

describe('the code that confirms a sign-in through a provider', () => {
  it.each([
    ['an account', signedUp],
    ['an invitation', invited],
  ] as const)('of %s is good for 15 minutes, once', (_, there) => {
    at(0)(there).when(issue(1)).then(issued(1))
    at(0)(there, issued(1)).when(issue(1)).thenNothing()
    at(15 * MINUTE - 1)(there, issued(1))
      .when(confirm(1))
      .then(confirmed)
    at(15 * MINUTE)(there, issued(1))
      .when(confirm(1))
      .thenRejects('account/code-expired')
    at(0)(there, issued(1), confirmed).when(confirm(1)).thenRejects('account/code-expired')
  })

  it('is counted when it is wrong, and useless after five tries', () => {
    at(0)(signedUp, issued(1)).when(confirm(1, 'other')).then(failed)
    at(0)(signedUp, issued(1), failed, failed, failed, failed).when(confirm(1)).then(confirmed)
    at(0)(signedUp, issued(1), failed, failed, failed, failed, failed)
      .when(confirm(1))
      .thenRejects('account/code-expired')
  })

  it('takes the place of the one before, five times an hour and ten a day', () => {
    at(0)(signedUp, issued(1), issued(2)).when(confirm(1)).thenRejects('account/code-expired')
    at(0)(signedUp, ...[1, 2, 3, 4, 5].map((n) => issued(n)))
      .when(issue(6))
      .thenRejects('auth/too-many-attempts')
    at(60 * MINUTE)(signedUp, ...[1, 2, 3, 4, 5].map((n) => issued(n)))
      .when(issue(6))
      .then(issued(6, 60 * MINUTE))
    at(180 * MINUTE)(signedUp, ...Array.from({ length: 10 }, (_each, n) => issued(n, n * 15 * MINUTE)))
      .when(issue(11))
      .thenRejects('auth/too-many-attempts')
  })

  it('goes to no one whose invitation is over, and keeps its count when one is accepted', () => {
    at(0)().when(issue(1)).thenRejects('account/not-found')
    at(60 * MINUTE)(invited)
      .when(issue(1))
      .thenRejects('invitation/expired')
    at(0)(invited, { type: 'InvitationRevoked', data: { invitationId: idOf(9) } })
      .when(issue(1))
      .thenRejects('invitation/revoked')
    const accepted: UserEvent = {
      type: 'InvitationAccepted',
      data: { invitationId: idOf(9), name: 'Rita', passwordHash: 'none', passwordSetAt: noon },
    }
    at(0)(invited, ...[1, 2, 3, 4, 5].map((n) => issued(n)), accepted)
      .when(issue(6))
      .thenRejects('auth/too-many-attempts')
    at(0)(invited, issued(1), accepted).when(confirm(1)).thenRejects('account/code-expired')
  })
})
