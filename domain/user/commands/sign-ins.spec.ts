import { describe, expect, it } from 'vitest'
import type { UserEvent } from '#contracts/user/events.ts'
import { userDecider } from '#domain/user/decider.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { ritaSignedUp } from '#test/fixtures/user.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(userDecider, contextOf(admin))
const signedUp = ritaSignedUp()
const link = { connection: 'google', issuer: 'https://accounts.google.com', subject: '1084', identity: 'f00d' } as const
const linked: UserEvent = { type: 'IdentityLinked', data: link }
const signedIn = (method: 'password' | 'google'): UserEvent => ({
  type: 'UserSignedIn',
  data: { method, device: 'Chrome on Windows' },
})
const stateAfter = (...events: UserEvent[]) => events.reduce(userDecider.evolve, userDecider.initialState())

describe('an account', () => {
  it('is linked to an identity once', () => {
    given(signedUp).when({ type: 'LinkIdentity', data: link }).then(linked)
    given(signedUp, linked).when({ type: 'LinkIdentity', data: link }).thenNothing()
    given().when({ type: 'LinkIdentity', data: link }).thenRejects('account/not-found')
  })

  it('has every sign-in and sign-out on the record', () => {
    given(signedUp)
      .when({ type: 'RecordSignIn', data: { method: 'password', device: 'Chrome on Windows' } })
      .then(signedIn('password'))
    given(signedUp)
      .when({ type: 'RecordSignOut', data: { everywhere: true } })
      .then({ type: 'UserSignedOut', data: { everywhere: true } })
    given(signedUp)
      .when({ type: 'RecordFailedSignIns', data: { attempts: 10 } })
      .then({ type: 'SignInFailed', data: { attempts: 10 } })
  })

  it('is mailed the code of the hour twice, and once in an hour where there were many in a day', () => {
    const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 2, 2, hour, minute)).toISOString()
    const asked = (now: string): UserEvent => ({ type: 'SignInCodeRequested', data: { requestedAt: now } })
    const ask = (now: string, ...before: UserEvent[]) =>
      specify(userDecider, { ...contextOf(admin), now })(...before).when({ type: 'RequestSignInCode', data: {} })
    ask(at(12), signedUp).then(asked(at(12)))
    ask(at(12, 10), signedUp, asked(at(12))).then(asked(at(12, 10)))
    ask(at(12, 59), signedUp, asked(at(12)), asked(at(12, 10))).thenNothing()
    ask(at(13), signedUp, asked(at(12)), asked(at(12, 10))).then(asked(at(13)))
    const many = [0, 1, 2, 3, 4].flatMap((hour) => [asked(at(hour)), asked(at(hour, 1))])
    ask(at(5), signedUp, ...many).then(asked(at(5)))
    ask(at(5, 1), signedUp, ...many, asked(at(5))).thenNothing()
    ask(at(12), ritaSignedUp({ passwordHash: null })).thenNothing()
  })

  it('records nothing about an address without an account', () => {
    given()
      .when({ type: 'RecordFailedSignIns', data: { attempts: 10 } })
      .thenNothing()
  })

  it('begins a new epoch of sessions when it is signed out everywhere, and only then', () => {
    expect(
      stateAfter(signedUp, signedIn('google'), { type: 'UserSignedOut', data: { everywhere: false } }),
    ).toMatchObject({ epoch: 0 })
    expect(stateAfter(signedUp, { type: 'UserSignedOut', data: { everywhere: true } })).toMatchObject({ epoch: 1 })
  })

  it('knows how often a social account signed it in', () => {
    expect(stateAfter(signedUp, signedIn('google'), signedIn('password'), signedIn('google'))).toMatchObject({
      socialSignIns: 2,
    })
  })
})
