import { it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import type { ShareEvent } from '#contracts/share/events.ts'
import { ada } from '#test/fixtures/candidate.ts'
import { acme } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { browser, grace, inTwoWeeks, shareCreated, shareId } from '#test/fixtures/share.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { shares } from './shares.ts'

const given = (...events: ShareEvent[]) =>
  specifyProjection(shares)(...recorded(streamName(acme, 'share', shareId), events))
const opened = (by: string): ShareEvent => ({ type: 'ShareOpened', data: { shareId, guestId: grace, browser: by } })

it('shows what is shared with whom, and why it ended', () => {
  given(shareCreated()).shows({
    title: 'Backend shortlist',
    candidateIds: [ada],
    recipients: [{ recipientId: grace, name: 'Grace Hopper', email: 'grace@example.org', undelivered: false }],
    expiresAt: inTwoWeeks,
    ended: null,
  })
  given(shareCreated(), { type: 'ShareUndelivered', data: { shareId, recipientId: grace } }).shows({
    recipients: [{ recipientId: grace, name: 'Grace Hopper', email: 'grace@example.org', undelivered: true }],
  })
  given(shareCreated(), { type: 'ShareEnded', data: { shareId, reason: 'revoked', candidateIds: [ada] } }).shows({
    ended: 'revoked',
    endedAt: minutesPastNoon(1),
  })
})

it('counts who opened it, and in how many browsers', () => {
  given(shareCreated(), opened(browser), opened(browser), opened(shareId)).shows({
    openings: [
      {
        guestId: grace,
        browsers: [browser, shareId],
        times: 3,
        firstAt: minutesPastNoon(1),
        lastAt: minutesPastNoon(3),
      },
    ],
  })
})

it('shows nothing once it is erased', () => {
  given(shareCreated(), { type: 'ShareErased', data: { shareId } }).showsNothing()
})
