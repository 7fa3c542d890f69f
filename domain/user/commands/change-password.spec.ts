import { describe, expect, it } from 'vitest'
import type { UserEvent } from '#contracts/user/events.ts'
import { userDecider } from '#domain/user/decider.ts'
import { admin, contextOf, noon } from '#test/fixtures/people.ts'
import { ritaSignedUp } from '#test/fixtures/user.ts'
import { specify } from '#test/specification/decider.ts'

const MINUTE = 60_000
const after = (ms: number) => new Date(Date.parse(noon) + ms).toISOString()
const at = (ms: number) => specify(userDecider, { ...contextOf(admin), now: after(ms) })
const idOf = (n: number) => `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`

const signedUp = (emailVerified = true) => ritaSignedUp({ emailVerified })
const requested = (n: number, ms: number): UserEvent => ({
  type: 'PasswordResetRequested',
  data: { resetId: idOf(n), requestedAt: after(ms), expiresAt: after(ms + 60 * MINUTE) },
})
const request = (n: number) => ({ type: 'RequestPasswordReset', data: { resetId: idOf(n) } }) as const
const change = (resetId: string | null) => ({ type: 'ChangePassword', data: { passwordHash: 'new', resetId } }) as const
const changed = (by: 'reset-link' | 'self', ms = 0): UserEvent => ({
  type: 'PasswordChanged',
  data: { passwordHash: 'new', passwordSetAt: after(ms), by },
})

describe('the link that sets a new password', () => {
  it('works once, for one hour', () => {
    at(0)(signedUp()).when(request(1)).then(requested(1, 0))
    at(60 * MINUTE - 1)(signedUp(), requested(1, 0))
      .when(change(idOf(1)))
      .then(changed('reset-link', 60 * MINUTE - 1))
    at(60 * MINUTE)(signedUp(), requested(1, 0))
      .when(change(idOf(1)))
      .thenRejects('account/reset-link-used')
    at(0)(signedUp(), requested(1, 0), changed('reset-link'))
      .when(change(idOf(1)))
      .thenRejects('account/reset-link-used')
  })

  it('is worthless once another was asked for, or the password changed otherwise', () => {
    at(0)(signedUp(), requested(1, 0), requested(2, 0))
      .when(change(idOf(1)))
      .thenRejects('account/reset-link-used')
    at(0)(signedUp(), requested(1, 0), changed('self'))
      .when(change(idOf(1)))
      .thenRejects('account/reset-link-used')
  })

  it('is mailed where none works any more, however many strangers asked for', () => {
    const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => requested(n, n * 61 * MINUTE))
    at(9 * 61 * MINUTE + 59 * MINUTE)(signedUp(), ...ten)
      .when(request(10))
      .thenNothing()
    at(9 * 61 * MINUTE + 60 * MINUTE)(signedUp(), ...ten)
      .when(request(10))
      .then(requested(10, 609 * MINUTE))
  })

  it('proves the address, too', () => {
    at(0)(signedUp(false), requested(1, 0))
      .when(change(idOf(1)))
      .then(changed('reset-link'), { type: 'EmailVerified', data: { by: 'reset-link' } })
  })

  it('is mailed five times an hour, and after that in silence not', () => {
    const five = [1, 2, 3, 4, 5].map((n) => requested(n, 0))
    at(59 * MINUTE)(signedUp(), ...five)
      .when(request(6))
      .thenNothing()
    at(60 * MINUTE)(signedUp(), ...five)
      .when(request(6))
      .then(requested(6, 60 * MINUTE))
  })
})

describe('a password that was hashed as was right once', () => {
  const rehash = (before: string) => ({ type: 'RehashPassword', data: { passwordHash: 'stronger', before } }) as const
  const rehashed: UserEvent = { type: 'PasswordRehashed', data: { passwordHash: 'stronger' } }
  const old = ritaSignedUp({ passwordHash: 'weak' })

  it('is hashed anew', () => {
    at(0)(old).when(rehash('weak')).then(rehashed)
    at(0)(old, rehashed).when(rehash('weak')).thenNothing()
  })

  it('is left alone when another was set meanwhile', () => {
    at(0)(old, changed('self')).when(rehash('weak')).thenNothing()
  })

  it('is no new one: it is as old as before, ends no session, and a link that was sent still works', () => {
    const [before, after] = [[old], [old, rehashed]].map((events) =>
      events.reduce(userDecider.evolve, userDecider.initialState()),
    )
    expect(after).toEqual({ ...before, passwordHash: 'stronger' })
    at(0)(old, requested(1, 0), rehashed)
      .when(change(idOf(1)))
      .then(changed('reset-link'))
  })
})

describe('a person who is signed in', () => {
  it('changes the password without a link', () => {
    at(0)(signedUp()).when(change(null)).then(changed('self'))
  })
})
