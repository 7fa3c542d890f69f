import { describe, it } from 'vitest'
import type { PhoneReservationEvent } from '#contracts/phone-reservation/contract.ts'
import { accountMessages } from '#contracts/user/messages.ts'
import { phoneReservationDecider } from '#domain/phone-reservation/decider.ts'
import { acme, admin, contextOf, rita, rival } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(phoneReservationDecider, contextOf(admin))
const reserve = { type: 'ReservePhone', data: { companyId: acme, userId: rita } } as const
const reserved: PhoneReservationEvent = { type: 'PhoneReserved', data: reserve.data }

describe('a phone number', () => {
  it('belongs to who names it first, however often they name it', () => {
    given().when(reserve).then(reserved)
    given(reserved).when(reserve).then()
  })

  it('is refused to other accounts', () => {
    given(reserved)
      .when({ type: 'ReservePhone', data: { companyId: rival, userId: '22222222-2222-4222-8222-222222222222' } })
      .thenRejects('account/phone-taken', { phone: accountMessages.phone_exists })
  })
})
