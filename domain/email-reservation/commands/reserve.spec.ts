import { describe, it } from 'vitest'
import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import { accountMessages } from '#contracts/user/messages.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { acme, admin, contextOf, rita, rival } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(emailReservationDecider, contextOf(admin))
const account = { companyId: acme, userId: rita, email: 'rita@acme.test' }
const person = { name: 'Rita Moreno', passwordHash: '$argon2id$…', emailVerified: false, companyName: null, language: null }
const reserve = (changes: object = {}) => ({ type: 'ReserveEmail', data: { ...account, signUp: person, ...changes } }) as const
const reserved: EmailReservationEvent = { type: 'EmailReserved', data: { ...account, signUp: person } }
const somebodyElse = '22222222-2222-4222-8222-222222222222'

describe('reserving an e-mail address', () => {
  it('takes a free address', () => {
    given().when(reserve()).then(reserved)
  })

  it('keeps it in lower case and without space around it', () => {
    given()
      .when(reserve({ email: ' Rita@ACME.test ', signUp: { ...person, name: ' Rita Moreno ', companyName: 'Acme ' } }))
      .then({ type: 'EmailReserved', data: { ...account, signUp: { ...person, companyName: 'Acme' } } })
  })

  it('refuses one that belongs to somebody', () => {
    given(reserved)
      .when(reserve({ companyId: rival, userId: somebodyElse }))
      .thenRejects('account/username-exists', { email: accountMessages.username_exists })
    given(reserved).when(reserve({ userId: somebodyElse, signUp: null })).thenRejects('account/username-exists')
  })

  it('for an account that is opened elsewhere can be said twice', () => {
    const data = { ...account, signUp: null }
    given().when(reserve({ signUp: null })).then({ type: 'EmailReserved', data })
    given({ type: 'EmailReserved', data }).when(reserve({ signUp: null })).then()
  })

  it('refuses what is no address, and a nameless person or company', () => {
    given().when(reserve({ email: 'rita' })).thenRejects('account/invalid-signup')
    given().when(reserve({ signUp: { ...person, name: ' ' } })).thenRejects('account/invalid-signup')
    given().when(reserve({ signUp: { ...person, companyName: '' } })).thenRejects('account/invalid-signup')
  })
})

describe('releasing an e-mail address', () => {
  const released: EmailReservationEvent = { type: 'EmailReleased', data: { userId: rita, reason: 'left' } }

  it('makes it free for the next account', () => {
    given(reserved).when({ type: 'ReleaseEmail', data: { userId: rita, reason: 'left' } }).then(released)
    given(reserved, released).when(reserve({ userId: somebodyElse })).then({ type: 'EmailReserved', data: { ...account, userId: somebodyElse, signUp: person } })
  })

  it('is for its holder only, and once', () => {
    given(reserved).when({ type: 'ReleaseEmail', data: { userId: somebodyElse, reason: 'left' } }).then()
    given(reserved, released).when({ type: 'ReleaseEmail', data: { userId: rita, reason: 'left' } }).then()
  })
})
