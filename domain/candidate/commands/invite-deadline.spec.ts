import { describe, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { ada, adaAdded, adaInvited, adaStarted } from '#test/fixtures/candidate.ts'
import { aJob, backendJob } from '#test/fixtures/job.ts'
import { contextOf, editor, noon } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(candidateDecider, contextOf(editor))
const [past, soon, later] = ['2026-03-01T12:00:00.000Z', '2026-03-03T12:00:00.000Z', '2026-03-04T12:00:00.000Z']
const until = (deadline: string | null) => ({
  type: 'ChangeInviteDeadline' as const,
  data: { candidateId: ada, deadline, timezone: 'Europe/Berlin' },
})
const changed = (deadline: string | null, previous: string | null): CandidateEvent => ({
  type: 'InviteDeadlineChanged',
  data: { deadline, timezone: deadline && 'Europe/Berlin', previous },
})
const contact = { name: 'Ada Byron', email: 'ada@example.org', phone: '+44 20 7946 0000' }
const start = {
  type: 'StartJourney',
  data: {
    candidateId: ada,
    jobId: backendJob,
    ...contact,
    source: 'direct',
    journeyVersion: 1,
    journey: aJob().journey,
  },
} as const
const remind = { type: 'RemindCandidate', data: { candidateId: ada } } as const
const status = (status: 'added' | 'pending' | 'completed') => ({
  type: 'ChangeInviteStatus' as const,
  data: { candidateId: ada, status },
})

describe('the deadline of an invitation', () => {
  it('is set, moved and taken away, and each of it is said once', () => {
    given(adaAdded, adaInvited).when(until(soon)).then(changed(soon, null))
    given(adaAdded, adaInvited, changed(soon, null)).when(until(later)).then(changed(later, soon))
    given(adaAdded, adaInvited, changed(soon, null)).when(until(null)).then(changed(null, soon))
    given(adaAdded, adaInvited, changed(soon, null)).when(until(soon)).thenNothing()
  })

  it('is in the future', () => {
    for (const deadline of [past, noon])
      given(adaAdded, adaInvited)
        .when(until(deadline))
        .thenRejects('candidate/deadline-invalid', "Couldn't set the deadline, please try again", {
          deadlineDate: 'The deadline has to lie in the future',
        })
  })

  it('is for those who were invited and have not begun', () => {
    given().when(until(soon)).thenRejects('candidate/not-found')
    given(adaAdded).when(until(soon)).thenRejects('candidate/not-invited')
    given(adaAdded, adaInvited, adaStarted)
      .when(until(soon))
      .thenRejects('candidate/already-exists', 'This candidate has begun already')
  })

  it('is the last moment to begin; it is taken away or moved when the candidate may begin after all', () => {
    given(adaAdded, adaInvited, changed(past, null)).when(start).thenRejects('candidate/invitation-expired')
    given(adaAdded, adaInvited, changed(past, null)).when(remind).thenRejects('candidate/invitation-expired')
    given(adaAdded, adaInvited, changed(past, null)).when(until(later)).then(changed(later, past))
    given(adaAdded, adaInvited, changed(noon, null))
      .when(remind)
      .then({ type: 'CandidateReminded', data: { channel: 'email' } })
  })

  it('does not stop who has begun in time', () => {
    given(adaAdded, adaInvited, changed(past, null), adaStarted).when(start).thenNothing()
    given(adaAdded, adaInvited, changed(past, null), adaStarted)
      .when(remind)
      .then({ type: 'CandidateReminded', data: { channel: 'email' } })
  })
})

describe('the status of an invitation', () => {
  it('goes from added to pending, which invites', () => {
    given(adaAdded).when(status('pending')).then(adaInvited)
    given(adaAdded, adaInvited).when(status('pending')).thenNothing()
  })

  it('follows from what the candidate does otherwise', () => {
    given(adaAdded, adaInvited)
      .when(status('completed'))
      .thenRejects(
        'candidate/status-not-allowed',
        'An invitation does not go from pending to completed: its status follows from what the candidate does',
      )
    given(adaAdded, adaInvited).when(status('added')).thenRejects('candidate/status-not-allowed')
    given(adaAdded, adaInvited, adaStarted).when(status('pending')).thenRejects('candidate/status-not-allowed')
    given().when(status('pending')).thenRejects('candidate/not-found')
  })
})

describe('an invitation whose deadline went by', () => {
  const note = (deadline: string) =>
    ({ type: 'NoteInviteDeadlinePassed', data: { candidateId: ada, deadline } }) as const
  const expired: CandidateEvent = { type: 'InviteDeadlinePassed', data: { deadline: past } }

  it('is in the history once', () => {
    given(adaAdded, adaInvited, changed(past, null)).when(note(past)).then(expired)
    given(adaAdded, adaInvited, changed(past, null), expired).when(note(past)).thenNothing()
  })

  it('is not where they have begun, where there is another deadline, or before it', () => {
    given(adaAdded, adaInvited, changed(past, null), adaStarted).when(note(past)).thenNothing()
    given(adaAdded, adaInvited, changed(past, null), changed(later, past)).when(note(past)).thenNothing()
    given(adaAdded, adaInvited, changed(soon, null)).when(note(soon)).thenNothing()
    given().when(note(past)).thenNothing()
  })
})
