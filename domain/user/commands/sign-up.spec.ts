import { describe, it } from 'vitest'
import type { UserEvent } from '#contracts/user/events.ts'
import { userDecider } from '#domain/user/decider.ts'
import { admin, contextOf, noon, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(userDecider, contextOf(admin))
const data = {
  userId: rita,
  name: 'Rita Moreno',
  email: 'rita@acme.test',
  passwordHash: '$argon2id$…',
  role: 'admin',
  creator: true,
  emailVerified: false,
  complete: false,
} as const
const signedUp: UserEvent = { type: 'UserSignedUp', data: { ...data, passwordSetAt: noon } }
const details = { companyName: 'Acme', phone: '+442079460000' }

describe('an account', () => {
  it('begins once its address is reserved, and its password is as old as that', () => {
    given().when({ type: 'SignUpUser', data }).then(signedUp)
  })

  it('of a provider has no password', () => {
    given()
      .when({ type: 'SignUpUser', data: { ...data, passwordHash: null } })
      .then({ type: 'UserSignedUp', data: { ...data, passwordHash: null, passwordSetAt: null } })
  })

  it('is in the language its owner read meanwhile, where that is known', () => {
    given()
      .when({ type: 'SignUpUser', data: { ...data, language: 'he' } })
      .then(signedUp, { type: 'UserLanguageChosen', data: { language: 'he' } })
    given()
      .when({ type: 'SignUpUser', data: { ...data, language: null } })
      .then(signedUp)
  })

  it('begins once', () => {
    given(signedUp).when({ type: 'SignUpUser', data }).thenRejects('account/already-known')
  })

  it('is complete when its company is named, which happens once', () => {
    const given2 = { type: 'SignUpDetailsGiven', data: details } as const
    given(signedUp)
      .when({ type: 'GiveSignUpDetails', data: { ...details, companyName: ' Acme ' } })
      .then(given2)
    given(signedUp, given2).when({ type: 'GiveSignUpDetails', data: details }).thenRejects('account/details-given')
    given().when({ type: 'GiveSignUpDetails', data: details }).thenRejects('account/not-found')
  })

  it('can be given another name, but not none', () => {
    given(signedUp)
      .when({ type: 'RenameUser', data: { name: ' Rita Hill ' } })
      .then({ type: 'UserRenamed', data: { name: 'Rita Hill' } })
    given(signedUp)
      .when({ type: 'RenameUser', data: { name: 'Rita Moreno' } })
      .thenNothing()
    given(signedUp)
      .when({ type: 'RenameUser', data: { name: ' ' } })
      .thenRejects('request/invalid')
  })
})
