import { describe, it } from 'vitest'
import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import { accountMessages } from '#contracts/user/messages.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { acme, admin, contextOf, rita, rival } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(emailReservationDecider, contextOf(admin))
const signUp = { companyId: acme, userId: rita, name: 'Rita Moreno', email: 'rita@acme.test', passwordHash: '$argon2id$…', companyName: 'Acme' }
const reserve = (changes: Partial<typeof signUp> = {}) => ({ type: 'ReserveEmail', data: { ...signUp, ...changes } }) as const
const reserved: EmailReservationEvent = { type: 'EmailReserved', data: signUp }

describe('reserving an e-mail address', () => {
  it('takes a free address', () => {
    given().when(reserve()).then(reserved)
  })

  it('keeps it in lower case and without space around it', () => {
    given().when(reserve({ email: ' Rita@ACME.test ', name: ' Rita Moreno ', companyName: 'Acme ' })).then(reserved)
  })

  it('refuses one that belongs to somebody', () => {
    given(reserved).when(reserve({ companyId: rival, userId: '22222222-2222-4222-8222-222222222222' })).thenRejects('account/user-exists', { email: accountMessages.user_exists })
  })

  it('refuses what is no address, and a nameless person or company', () => {
    given().when(reserve({ email: 'rita' })).thenRejects('account/invalid-signup')
    given().when(reserve({ name: ' ' })).thenRejects('account/invalid-signup')
    given().when(reserve({ companyName: '' })).thenRejects('account/invalid-signup')
  })
})
