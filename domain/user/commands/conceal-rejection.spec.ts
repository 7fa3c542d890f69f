import { describe, it } from 'vitest'
import { userDecider } from '#domain/user/decider.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { ritaSignedUp } from '#test/fixtures/user.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(userDecider, contextOf(admin))
const conceal = (conceal: boolean | null) => ({ type: 'ConcealRejection', data: { conceal } }) as const
const chosen = (conceal: boolean) => ({ type: 'RejectionConcealmentChosen', data: { conceal } }) as const

describe('rejected candidates on the boards of a person (CAN-027)', () => {
  it('are concealed until they choose otherwise', () => {
    given(ritaSignedUp()).when(conceal(true)).thenNothing()
    given(ritaSignedUp()).when(conceal(false)).then(chosen(false))
    given(ritaSignedUp(), chosen(false)).when(conceal(false)).thenNothing()
    given(ritaSignedUp(), chosen(false)).when(conceal(true)).then(chosen(true))
  })

  it('change to the other where nothing is said', () => {
    given(ritaSignedUp()).when(conceal(null)).then(chosen(false))
    given(ritaSignedUp(), chosen(false)).when(conceal(null)).then(chosen(true))
  })

  it('belong to an account', () => {
    given().when(conceal(false)).thenRejects('account/not-found')
  })
})
