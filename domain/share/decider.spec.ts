import { describe, expect, it } from 'vitest'
import type { ShareCommand } from '#contracts/share/commands.ts'
import type { ShareEvent } from '#contracts/share/events.ts'
import { ada } from '#test/fixtures/candidate.ts'
import { acme, contextOf, editor } from '#test/fixtures/people.ts'
import { aShare, browser, grace, guest, inTwoWeeks, linkId, shareCreated, shareId } from '#test/fixtures/share.ts'
import { specify } from '#test/specification/decider.ts'
import { shareDecider } from './decider.ts'

const given = specify(shareDecider, contextOf(editor))
const byGuest = specify(shareDecider, contextOf(guest))
const create = (more: Parameters<typeof aShare>[0] = {}): ShareCommand => ({ type: 'CreateShare', data: aShare(more) })
const of = { shareId }
const ended = (reason: 'revoked' | 'expired'): ShareEvent => ({
  type: 'ShareEnded',
  data: { ...of, reason, candidateIds: [ada] },
})
const revoke: ShareCommand = { type: 'RevokeShare', data: of }
const opening = (inBrowser = browser): ShareEvent => ({
  type: 'ShareOpened',
  data: { ...of, guestId: grace, browser: inBrowser },
})
const open: ShareCommand = { type: 'OpenShare', data: { ...of, browser } }

describe('a share', () => {
  it('is made as it was chosen, each address once', () => {
    given().when(create()).then(shareCreated())
    const twice = aShare().recipients[0]!
    given()
      .when(
        create({ title: '  Backend \n shortlist ', recipients: [twice, { ...twice, email: ' GRACE@example.org' }] }),
      )
      .then(shareCreated())
    given()
      .when(create({ audience: 'anyone', frozen: true }))
      .then(shareCreated({ audience: 'anyone', recipients: [], frozen: true }))
    given(shareCreated()).when(create()).thenRejects('share/exists')
  })

  it.each([
    [{ title: ' ' }, { title: 'Required field' }],
    [{ title: 'x'.repeat(121) }, { title: 'Use at most 120 characters' }],
    [{ message: 'x'.repeat(2001) }, { message: 'Use at most 2000 characters' }],
    [{ candidates: [] }, { candidates: 'Share 1 to 50 candidates at a time' }],
    [
      { candidates: [1, 1].map((revision) => ({ candidateId: ada, revision })) },
      { candidates: 'A candidate is in this list twice' },
    ],
    [{ recipients: [] }, { recipients: 'Name 1 to 50 people' }],
    [
      { recipients: [{ recipientId: grace, name: '', email: 'grace' }] },
      { recipients: 'This is no email address: grace' },
    ],
    [{ expiresAt: contextOf(editor).now }, { expiresAt: 'Choose a moment in the future' }],
    [{ expiresAt: '2027-03-04T12:00:00.000Z' }, { expiresAt: 'A link ends after 365 days at most' }],
  ])('is refused with %o', (wrong, fields) => {
    given().when(create(wrong)).thenRejects('share/invalid', 'This cannot be shared as it is', fields)
  })

  it('ends once, by a colleague or by its own time alone', () => {
    given(shareCreated()).when(revoke).then(ended('revoked'))
    given(shareCreated(), ended('revoked')).when(revoke).thenNothing()
    given(shareCreated(), ended('expired')).when(revoke).then(ended('revoked'))
    const expire = (expiresAt: string): ShareCommand => ({ type: 'ExpireShare', data: { ...of, expiresAt } })
    given(shareCreated()).when(expire(inTwoWeeks)).then(ended('expired'))
    given(shareCreated()).when(expire('2026-03-10T12:00:00.000Z')).thenNothing()
    given(shareCreated(), ended('revoked')).when(expire(inTwoWeeks)).thenNothing()
    given().when(revoke).thenRejects('share/not-found')
  })

  it('can end at another moment, as long as it is open', () => {
    const change = (expiresAt: string): ShareCommand => ({ type: 'ChangeShareExpiry', data: { ...of, expiresAt } })
    const sooner = '2026-03-05T12:00:00.000Z'
    given(shareCreated())
      .when(change(sooner))
      .then({ type: 'ShareExpiryChanged', data: { ...of, expiresAt: sooner, previous: inTwoWeeks } })
    given(shareCreated()).when(change(inTwoWeeks)).thenNothing()
    given(shareCreated(), ended('revoked')).when(change(sooner)).thenRejects('share/ended')
    given(shareCreated())
      .when(change('2026-01-01T00:00:00.000Z'))
      .thenRejects('share/invalid', 'This link cannot be changed so')
  })

  it('for anyone can have a new link in place of the one before', () => {
    const renew: ShareCommand = { type: 'RenewShareLink', data: of }
    given(shareCreated({ audience: 'anyone' }))
      .when(renew)
      .then({ type: 'ShareLinkRenewed', data: { ...of, linkId } })
    given(shareCreated())
      .when(renew)
      .thenRejects('share/invalid', 'Each recipient has a link of their own; create another share for others')
  })

  it('is opened by guests of it, while it is open', () => {
    byGuest(shareCreated()).when(open).then(opening())
    byGuest(shareCreated(), ended('revoked')).when(open).thenRejects('share/ended')
    byGuest(shareCreated({ expiresAt: contextOf(guest).now }))
      .when(open)
      .thenRejects('share/ended')
    given(shareCreated()).when(open).thenRejects('auth/forbidden', 'Only a guest of a share can do this')
    const many = Array.from({ length: 500 }, (_, index) =>
      opening(`${String(index).padStart(8, '0')}${browser.slice(8)}`),
    )
    byGuest(shareCreated(), ...many)
      .when(open)
      .thenRejects('share/too-many')
  })

  it('is gone with its job', () => {
    const erase: ShareCommand = { type: 'EraseShare', data: of }
    const erased: ShareEvent = { type: 'ShareErased', data: of }
    given(shareCreated()).when(erase).then(erased)
    given(shareCreated(), erased).when(erase).thenNothing()
    given(shareCreated(), erased).when(revoke).thenRejects('share/not-found')
    const timer = specify(
      shareDecider,
      contextOf({ kind: 'process', name: 'timers', companyId: acme, permissions: [] }),
    )
    timer(shareCreated(), erased)
      .when({ type: 'ExpireShare', data: { ...of, expiresAt: inTwoWeeks } })
      .thenNothing()
  })

  it('tells which browsers a recipient opened it in', () => {
    const state = [shareCreated(), opening(), opening(), opening(shareId)].reduce(
      shareDecider.evolve,
      shareDecider.initialState(),
    )
    expect(state).toMatchObject({ openings: [{ browser }, { browser: shareId }] })
  })
})
