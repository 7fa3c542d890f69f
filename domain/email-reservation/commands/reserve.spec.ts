import { describe, it } from 'vitest'
import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import { accountMessages } from '#contracts/user/messages.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { acme, admin, contextOf, rita, rival } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(emailReservationDecider, contextOf(admin))
const account = { companyId: acme, userId: rita, email: 'rita@acme.test' }
const person = {
  name: 'Rita Moreno',
  passwordHash: '$argon2id$…',
  emailVerified: false,
  companyName: null,
  language: null,
}
const reserve = (changes: object = {}) =>
  ({ type: 'ReserveEmail', data: { ...account, signUp: person, instead: null, ...changes } }) as const
const reserved: EmailReservationEvent = { type: 'EmailReserved', data: { ...account, signUp: person } }
const [first, second] = ['33333333-3333-4333-8333-333333333331', '33333333-3333-4333-8333-333333333332'] as const
const acceptance = { invitationId: first, name: 'Rita Moreno', passwordHash: '$argon2id$…', language: null }
const accepted = (changes: object = {}): EmailReservationEvent => ({
  type: 'EmailReservedOnAcceptance',
  data: { ...account, instead: null, acceptance, ...changes },
})
const somebodyElse = '22222222-2222-4222-8222-222222222222'

describe('reserving an email address', () => {
  it('takes a free address', () => {
    given().when(reserve()).then(reserved)
  })

  it('keeps it in lower case and without space around it', () => {
    given()
      .when(reserve({ email: ' Rita@ACME.test ', signUp: { ...person, name: ' Rita Moreno ', companyName: 'Acme ' } }))
      .then({ type: 'EmailReserved', data: { ...account, signUp: { ...person, companyName: 'Acme' } } })
  })

  it('refuses one that is taken', () => {
    given(reserved)
      .when(reserve({ companyId: rival, userId: somebodyElse }))
      .thenRejects('account/username-exists', { email: accountMessages.username_exists })
    given(reserved)
      .when(reserve({ userId: somebodyElse, signUp: null }))
      .thenRejects('account/username-exists')
  })

  it('for an account that is opened elsewhere can be said twice', () => {
    const data = { ...account, signUp: null }
    given()
      .when(reserve({ signUp: null }))
      .then({ type: 'EmailReserved', data })
    given({ type: 'EmailReserved', data })
      .when(reserve({ signUp: null }))
      .then()
  })

  it('refuses what is no address, and a nameless person or company', () => {
    given()
      .when(reserve({ email: 'rita' }))
      .thenRejects('account/invalid-signup')
    given()
      .when(reserve({ signUp: { ...person, name: ' ' } }))
      .thenRejects('account/invalid-signup')
    given()
      .when(reserve({ signUp: { ...person, companyName: '' } }))
      .thenRejects('account/invalid-signup')
  })
})

describe('an address an invitation once reserved', () => {
  const invitation: EmailReservationEvent = {
    type: 'EmailReservedForInvitation',
    data: { ...account, roleId: 'edit', invitedBy: null, invitationId: first, expiresAt: '2026-03-09T12:00:00.000Z' },
  }

  it('is taken by a sign-up, where that knows that it was never accepted', () => {
    const theirs = { companyId: rival, userId: somebodyElse }
    given(invitation)
      .when(reserve({ ...theirs, instead: rita }))
      .then({ type: 'EmailReserved', data: { ...account, ...theirs, signUp: person } })
    given(invitation).when(reserve(theirs)).thenRejects('account/username-exists')
    given(invitation, accepted())
      .when(reserve({ ...theirs, instead: rita }))
      .thenRejects('account/username-exists')
  })
})

describe('accepting an invitation', () => {
  const accept = (changes: object = {}) =>
    ({ type: 'ReserveEmailOnAcceptance', data: { ...account, instead: null, acceptance, ...changes } }) as const
  const sam = { companyId: rival, userId: somebodyElse }

  it('takes the address, once for one link', () => {
    given()
      .when(accept({ email: ' Rita@ACME.test ' }))
      .then(accepted())
    given(accepted()).when(accept()).thenRejects('invitation/used')
  })

  it('is refused where the address has an account, and where another acceptance was first', () => {
    given(reserved).when(accept(sam)).thenRejects('invitation/account-elsewhere')
    given(accepted()).when(accept(sam)).thenRejects('invitation/account-elsewhere')
    given(accepted())
      .when(accept({ ...sam, instead: rita }))
      .thenRejects('invitation/account-elsewhere')
  })

  it('ends an account that had not proven it', () => {
    given(reserved)
      .when(accept({ ...sam, instead: rita }))
      .then(accepted({ ...sam, instead: { companyId: acme, userId: rita } }))
  })

  it('leaves it free again, unless it was accepted anew since', () => {
    const release = (invitationId: string) =>
      ({ type: 'ReleaseEmail', data: { userId: rita, reason: 'left', invitationId } }) as const
    given(accepted())
      .when(release(first))
      .then({ type: 'EmailReleased', data: { userId: rita, reason: 'left' } })
    given(accepted(), accepted({ acceptance: { ...acceptance, invitationId: second } }))
      .when(release(first))
      .thenNothing()
  })
})

describe('releasing an email address', () => {
  const released: EmailReservationEvent = { type: 'EmailReleased', data: { userId: rita, reason: 'left' } }

  it('makes it free for the next account', () => {
    given(reserved)
      .when({ type: 'ReleaseEmail', data: { userId: rita, reason: 'left' } })
      .then(released)
    given(reserved, released)
      .when(reserve({ userId: somebodyElse }))
      .then({ type: 'EmailReserved', data: { ...account, userId: somebodyElse, signUp: person } })
  })

  it('is for its holder only, and once', () => {
    given(reserved)
      .when({ type: 'ReleaseEmail', data: { userId: somebodyElse, reason: 'left' } })
      .then()
    given(reserved, released)
      .when({ type: 'ReleaseEmail', data: { userId: rita, reason: 'left' } })
      .then()
  })
})
