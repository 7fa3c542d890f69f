import { describe, it } from 'vitest'
import type { IdentityReservationEvent } from '#contracts/identity-reservation/events.ts'
import { identityReservationDecider } from '#domain/identity-reservation/decider.ts'
import { acme, admin, contextOf, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(identityReservationDecider, contextOf(admin))
const omar = '22222222-2222-4222-8222-222222222222'
const reserve = (userId: string, instead: string | null = null) =>
  ({ type: 'ReserveIdentity', data: { companyId: acme, userId, instead } }) as const
const reservedBy = (userId: string): IdentityReservationEvent => ({
  type: 'IdentityReserved',
  data: { companyId: acme, userId },
})

describe('an identity at a provider', () => {
  it('signs in the account that takes it first, once and again', () => {
    given().when(reserve(rita)).then(reservedBy(rita))
    given(reservedBy(rita)).when(reserve(rita)).thenNothing()
  })

  it('signs no other account in', () => {
    given(reservedBy(rita)).when(reserve(omar)).thenRejects('account/identity-taken')
  })

  it('passes on from an account that is there no more, once', () => {
    given(reservedBy(rita)).when(reserve(omar, rita)).then(reservedBy(omar))
    given(reservedBy(rita), reservedBy(omar)).when(reserve(acme, rita)).thenRejects('account/identity-taken')
  })
})
