import { describe, it } from 'vitest'
import type { UserEvent } from '#contracts/user/events.ts'
import { userDecider } from '#domain/user/decider.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { ritaSignedUp } from '#test/fixtures/user.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(userDecider, contextOf(admin))
const signedUp = ritaSignedUp()
const chosen = (language: 'he' | 'de'): UserEvent => ({ type: 'UserLanguageChosen', data: { language } })
const choose = (language: 'he' | 'de') => ({ type: 'ChooseLanguage', data: { language } }) as const

describe('the language in which a person reads the interface', () => {
  it('is theirs to choose, and to change', () => {
    given(signedUp).when(choose('he')).then(chosen('he'))
    given(signedUp, chosen('he')).when(choose('de')).then(chosen('de'))
  })

  it('is chosen once', () => {
    given(signedUp, chosen('he')).when(choose('he')).thenNothing()
  })

  it('belongs to an account', () => {
    given().when(choose('he')).thenRejects('account/not-found')
  })
})
