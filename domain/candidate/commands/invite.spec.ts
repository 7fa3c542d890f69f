import { describe, it } from 'vitest'
import { candidateDecider } from '#domain/candidate/decider.ts'
import {
  ada,
  adaAdded,
  adaCompleted,
  adaFinished,
  adaInvited,
  adaRejected,
  adaStarted,
} from '#test/fixtures/candidate.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(candidateDecider, contextOf(editor))
const contact = { name: 'Ada Byron', email: 'ada@example.org', phone: '+44 20 7946 0000' }
const add = {
  type: 'AddCandidate',
  data: { candidateId: ada, jobId: backendJob, ...contact, source: 'invitation' },
} as const
const invite = {
  type: 'InviteCandidate',
  data: { candidateId: ada, jobId: backendJob, ...contact, deadline: null },
} as const
const remind = { type: 'RemindCandidate', data: { candidateId: ada } } as const
const remove = { type: 'DeleteCandidate', data: { candidateId: ada } } as const
const withdraw = { type: 'WithdrawInvitation', data: { candidateId: ada } } as const
const deleted = { type: 'CandidateDeleted', data: {} } as const

describe('adding a candidate', () => {
  it('puts them in the first column, once', () => {
    given().when(add).then(adaAdded)
    given(adaAdded).when(add).thenRejects('candidate/already-exists', 'This candidate is on the job already')
  })

  it('needs a name and an address', () => {
    given()
      .when({ ...add, data: { ...add.data, name: '', email: 'nobody' } })
      .thenRejects('candidate/contact-invalid', {
        name: 'Required field',
        email: 'This email address is not complete',
      })
  })
})

describe('inviting a candidate', () => {
  it('adds and invites them in one step', () => {
    given().when(invite).then(adaAdded, adaInvited)
  })

  it('invites a candidate who was added before, and only once', () => {
    given(adaAdded).when(invite).then(adaInvited)
    given(adaAdded, adaInvited).when(invite).thenNothing()
  })

  it('refuses a candidate who has begun', () => {
    given(adaStarted).when(invite).thenRejects('candidate/already-exists', 'This candidate has begun already')
  })
})

describe('reminding a candidate', () => {
  it('reminds who was invited or has begun', () => {
    given(adaAdded, adaInvited)
      .when(remind)
      .then({ type: 'CandidateReminded', data: { channel: 'email' } })
    given(adaStarted)
      .when(remind)
      .then({ type: 'CandidateReminded', data: { channel: 'email' } })
  })

  it('changes no other candidate', () => {
    given(adaAdded).when(remind).thenRejects('candidate/not-invited')
    given(adaStarted, adaFinished(0), adaCompleted)
      .when(remind)
      .thenRejects('candidate/already-completed', 'This candidate has nothing left to do')
    given(adaStarted, adaRejected('default'))
      .when(remind)
      .thenRejects('candidate/rejected', 'This candidate has been rejected')
    given().when(remind).thenRejects('candidate/not-found')
  })
})

describe('deleting a candidate', () => {
  it('takes them off, once', () => {
    given(adaAdded).when(remove).then(deleted)
    given(adaAdded, deleted).when(remove).thenRejects('candidate/not-found')
    given().when(remove).thenRejects('candidate/not-found')
  })

  it('leaves nothing to invite or to remind', () => {
    given(adaAdded, deleted).when(remind).thenRejects('candidate/not-found')
    given(adaAdded, deleted).when(invite).thenRejects('candidate/already-exists')
  })
})

describe('taking an invitation back', () => {
  it('takes off who has not begun', () => {
    given(adaAdded, adaInvited).when(withdraw).then(deleted)
  })

  it('leaves alone who has begun in the meantime', () => {
    given(adaAdded, adaInvited, adaStarted)
      .when(withdraw)
      .thenRejects('candidate/already-exists', 'This candidate has begun')
  })
})
