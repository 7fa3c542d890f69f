import { describe, it } from 'vitest'
import type { CandidateCommand, CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { ada, adaStarted } from '#test/fixtures/candidate.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { grace, guest, inTwoWeeks, shareId } from '#test/fixtures/share.ts'
import { specify } from '#test/specification/decider.ts'
import { candidateDecider } from '../decider.ts'

const given = specify(candidateDecider, contextOf(admin))
const byGuest = specify(candidateDecider, contextOf(guest))
const share = { shareId, audience: 'recipients' as const, recipients: 1, expiresAt: inTwoWeeks, frozen: false }
const shared: CandidateEvent = { type: 'CandidateShared', data: share }
const ended: CandidateEvent = { type: 'CandidateShareEnded', data: { shareId, reason: 'revoked' } }
const record: CandidateCommand = { type: 'RecordShared', data: { candidateId: ada, ...share } }
const recordEnd: CandidateCommand = {
  type: 'RecordShareEnded',
  data: { candidateId: ada, shareId, reason: 'revoked' },
}
const say = (more: Partial<CandidateCommandData<'GiveGuestFeedback'>> = {}): CandidateCommand => ({
  type: 'GiveGuestFeedback',
  data: {
    candidateId: ada,
    guestName: 'Grace Hopper',
    rating: 4,
    comment: 'I would hire her.',
    takes: { rating: true, comment: true },
    ...more,
  },
})
const said = (rating: number | null, comment: string): CandidateEvent => ({
  type: 'GuestFeedbackGiven',
  data: { shareId, guestId: grace, guestName: 'Grace Hopper', rating, comment },
})

describe('the history of a candidate', () => {
  it('tells of a share once, and of its end', () => {
    given(adaStarted).when(record).then(shared)
    given(adaStarted, shared).when(record).thenNothing()
    given(adaStarted, shared).when(recordEnd).then(ended)
    given(adaStarted, shared, ended).when(recordEnd).thenNothing()
    given(adaStarted).when(recordEnd).thenNothing()
    given(adaStarted, { type: 'CandidateDeleted', data: {} }).when(record).thenNothing()
  })
})

describe('a guest', () => {
  it('says what they think, changes it and takes it back', () => {
    byGuest(adaStarted).when(say()).then(said(4, 'I would hire her.'))
    byGuest(adaStarted, said(4, 'x'))
      .when(say({ rating: 2, comment: ' y ' }))
      .then(said(2, 'y'))
    byGuest(adaStarted, said(4, 'x'))
      .when(say({ rating: null, comment: '' }))
      .then(said(null, ''))
  })

  it.each([
    [{ rating: 6 }, 'A rating is 1 to 5 stars'],
    [{ rating: 2.5 }, 'A rating is 1 to 5 stars'],
    [{ rating: null, comment: '' }, 'Give stars or write a comment'],
    [{ guestName: ' ' }, 'Please say who you are'],
    [{ comment: 'x'.repeat(4001) }, 'A comment has at most 4000 characters'],
    [{ takes: { rating: false, comment: true } }, 'This link takes no such feedback'],
    [{ takes: { rating: true, comment: false } }, 'This link takes no such feedback'],
  ])('is refused with %o', (wrong, words) => {
    byGuest(adaStarted).when(say(wrong)).thenRejects('share/feedback-invalid', words)
  })

  it('does nothing else, and nothing to who is gone', () => {
    byGuest(adaStarted)
      .when({ type: 'RateCandidate', data: { candidateId: ada, value: 5 } })
      .thenRejects('auth/forbidden')
    byGuest(adaStarted).when(record).thenRejects('auth/forbidden')
    byGuest(adaStarted, { type: 'CandidateDeleted', data: {} }).when(say()).thenRejects('candidate/not-found')
    given(adaStarted).when(say()).thenRejects('auth/forbidden', 'Only a guest of a share can do this')
  })
})
