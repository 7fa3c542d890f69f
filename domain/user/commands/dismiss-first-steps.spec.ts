import { describe, it } from 'vitest'
import { userDecider } from '#domain/user/decider.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { ritaSignedUp } from '#test/fixtures/user.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(userDecider, contextOf(admin))
const dismiss = { type: 'DismissFirstSteps', data: {} } as const
const dismissed = { type: 'FirstStepsDismissed', data: {} } as const

describe('the first steps on the overview', () => {
  it('are put away once', () => {
    given(ritaSignedUp()).when(dismiss).then(dismissed)
    given(ritaSignedUp(), dismissed).when(dismiss).thenNothing()
  })

  it('belong to an account', () => {
    given().when(dismiss).thenRejects('account/not-found')
  })
})
