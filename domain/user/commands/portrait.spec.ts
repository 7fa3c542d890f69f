import { describe, it } from 'vitest'
import type { UserEvent } from '#contracts/user/events.ts'
import { userDecider } from '#domain/user/decider.ts'
import { admin, contextOf, rita } from '#test/fixtures/people.ts'
import { ritaSignedUp } from '#test/fixtures/user.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(userDecider, contextOf(admin))
const signedUp = ritaSignedUp()
const portrait = {
  portraitId: '0b0f7f3e-55b1-4f0e-9d0c-6a5f7b1f2c3d',
  sha256: 'a'.repeat(64),
  size: 4000,
  mimeType: 'image/jpeg',
} as const
const change = (of: typeof portrait | null) => ({ type: 'ChangePortrait', data: { portrait: of } }) as const
const changed = (of: typeof portrait | null): UserEvent => ({ type: 'PortraitChanged', data: { portrait: of } })

describe('a portrait', () => {
  it('is put up, and taken away', () => {
    given(signedUp).when(change(portrait)).then(changed(portrait))
    given(signedUp, changed(portrait)).when(change(null)).then(changed(null))
  })

  it('is put up and taken away once', () => {
    given(signedUp, changed(portrait)).when(change(portrait)).thenNothing()
    given(signedUp).when(change(null)).thenNothing()
  })

  it('belongs to an account', () => {
    given().when(change(portrait)).thenRejects('account/not-found')
    given(signedUp, { type: 'UserRemoved', data: { userId: rita } })
      .when(change(portrait))
      .thenRejects('account/not-found')
  })
})

describe('the picture a provider has of a person', () => {
  const picture = 'https://pictures.test/rita'
  const record = (of: string | null) => ({ type: 'RecordProviderPicture', data: { picture: of } }) as const
  const recorded = (of: string | null): UserEvent => ({ type: 'ProviderPictureRecorded', data: { picture: of } })

  it('is recorded when it is another one', () => {
    given(signedUp).when(record(picture)).then(recorded(picture))
    given(signedUp, recorded(picture)).when(record(picture)).thenNothing()
    given(signedUp, recorded(picture)).when(record(null)).then(recorded(null))
  })
})
