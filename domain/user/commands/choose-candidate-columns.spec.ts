import { describe, it } from 'vitest'
import { userDecider } from '#domain/user/decider.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { ritaSignedUp } from '#test/fixtures/user.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(userDecider, contextOf(admin))
const choose = (...columns: string[]) => ({ type: 'ChooseCandidateColumns', data: { columns } }) as const
const chosen = (...columns: string[]) => ({ type: 'CandidateColumnsChosen', data: { columns } }) as const

describe('the columns of the table of candidates', () => {
  it("are each person's own, in their order", () => {
    given(ritaSignedUp()).when(choose('rating', 'stage')).then(chosen('rating', 'stage'))
    given(ritaSignedUp(), chosen('rating', 'stage')).when(choose('stage', 'rating')).then(chosen('stage', 'rating'))
    given(ritaSignedUp(), chosen('rating', 'stage')).when(choose('rating', 'stage')).thenNothing()
  })

  it('belong to an account', () => {
    given().when(choose('stage')).thenRejects('account/not-found')
  })
})
