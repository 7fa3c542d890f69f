import { describe, expect, it } from 'vitest'
import { UserCommand } from '#contracts/user/commands.ts'
import { userDecider } from '#domain/user/decider.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { ritaSignedUp } from '#test/fixtures/user.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(userDecider, contextOf(admin))
const resize = (column: string, width: number | null) =>
  ({ type: 'ResizeCandidateColumn', data: { column, width } }) as const
const resized = (column: string, width: number | null) =>
  ({ type: 'CandidateColumnResized', data: { column, width } }) as const

describe('the width of a column of the table of candidates', () => {
  it("is each person's own, until it is as usual again", () => {
    given(ritaSignedUp()).when(resize('stage', 240)).then(resized('stage', 240))
    given(ritaSignedUp(), resized('stage', 240)).when(resize('stage', 240)).thenNothing()
    given(ritaSignedUp(), resized('stage', 240)).when(resize('source', 100)).then(resized('source', 100))
    given(ritaSignedUp(), resized('stage', 240)).when(resize('stage', null)).then(resized('stage', null))
    given(ritaSignedUp(), resized('stage', 240), resized('stage', null)).when(resize('stage', null)).thenNothing()
  })

  it('belongs to an account', () => {
    given().when(resize('stage', 240)).thenRejects('account/not-found')
  })

  it('is neither nothing nor more than a window holds', () => {
    for (const width of [0, 79, 641, 100.5, Infinity])
      expect(UserCommand.safeParse(resize('stage', width)).success, String(width)).toBe(false)
    for (const width of [80, 640, null]) expect(UserCommand.safeParse(resize('stage', width)).success).toBe(true)
  })
})
