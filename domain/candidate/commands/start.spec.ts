import { describe, it } from 'vitest'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { ada, adaAdded, adaFinished, adaInvited, adaMoved, adaStarted } from '#test/fixtures/candidate.ts'
import { backendJob, choice, journeyWith, otherJob } from '#test/fixtures/job.ts'
import { adaAsking, startForm } from '#test/fixtures/journey.ts'
import { acme, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(candidateDecider, contextOf(adaAsking))

describe('starting from the link of a job', () => {
  it('puts the candidate on the job, on the journey that is live now', () => {
    given().when(startForm()).then(adaStarted)
  })

  it('remembers that the link was shared', () => {
    given()
      .when(startForm({ source: 'referral', journeyVersion: 3 }))
      .then({
        type: 'CandidateStarted',
        data: { ...adaStarted.data, source: 'referral', journeyVersion: 3 },
      } as typeof adaStarted)
  })

  it('remembers the board and the campaign of the link, of who was not invited', () => {
    const origin = { board: 'indeed', utmSource: null, utmMedium: null, utmCampaign: 'spring' }
    given().when(startForm({ origin })).then(adaStarted, { type: 'CandidateCameBy', data: origin })
    const byInvitation = { ...adaStarted.data, source: 'invitation' }
    given(adaAdded, adaInvited)
      .when(startForm({ origin }))
      .then({ type: 'CandidateStarted', data: byInvitation } as typeof adaStarted)
  })

  it('leaves out spaces that were pasted along', () => {
    given()
      .when(startForm({ name: '  Ada   Byron ', email: ' ada@example.org ' }))
      .then(adaStarted)
  })

  it('changes nothing when the form is sent twice, or again after the end', () => {
    given(adaStarted)
      .when(startForm({ name: 'Somebody Else' }))
      .thenNothing()
    given(adaStarted, adaFinished(1)).when(startForm()).thenNothing()
  })
})

describe('starting where the job asks nothing', () => {
  const journey = journeyWith()
  const completed = { type: 'CandidateCompleted', data: {} } as const

  it('completes the application', () => {
    given().when(startForm({ journey })).then(adaStarted, adaFinished(0), completed)
  })

  it('completes it with the next press of Start for those who began before', () => {
    given(adaStarted).when(startForm({ journey })).then(adaFinished(0), completed)
    given(adaStarted, adaFinished(0), completed).when(startForm({ journey })).thenNothing()
  })
})

describe('starting from a personal invitation', () => {
  it('keeps the source and the column the recruiter gave', () => {
    given(adaAdded, adaInvited, adaMoved('default', 'hired'))
      .when(startForm())
      .then({
        type: 'CandidateStarted',
        data: { ...adaStarted.data, source: 'invitation', columnId: 'hired' },
      } as typeof adaStarted)
  })

  it('is not known on another job, nor after it was deleted', () => {
    given(adaAdded)
      .when(startForm({ jobId: otherJob }))
      .thenRejects('candidate/not-found')
    given(adaAdded, { type: 'CandidateDeleted', data: {} }).when(startForm()).thenRejects('candidate/not-found')
  })
})

describe('a start form that is not filled in', () => {
  it('names the fields', () => {
    given()
      .when(startForm({ name: ' ', email: 'ada@example', phone: 'call me' }))
      .thenRejects('candidate/contact-invalid', {
        name: 'Required field',
        email: 'This email address is not complete',
        phone: 'This telephone number is not complete',
      })
  })

  it('asks for the telephone number where the job needs one, and ignores it where it does not ask', () => {
    const asking = (phone: 'required' | 'hidden') => {
      const [form, ...rest] = journeyWith(choice('shift')).modules
      return { modules: [{ ...form, phone } as typeof form, ...rest] } as ReturnType<typeof journeyWith>
    }
    given()
      .when(startForm({ phone: '', journey: asking('required') }))
      .thenRejects('candidate/contact-invalid', { phone: 'Required field' })
    given()
      .when(startForm({ phone: '1', journey: asking('hidden') }))
      .then({ type: 'CandidateStarted', data: { ...adaStarted.data, phone: '' } } as typeof adaStarted)
  })
})

describe('another visitor', () => {
  const otherAsker = { ...adaAsking, candidateId: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa9' } as typeof adaAsking
  it('cannot touch this application', () => {
    specify(candidateDecider, contextOf(otherAsker))(adaStarted).when(startForm()).thenRejects('candidate/not-found')
    specify(
      candidateDecider,
      contextOf({ ...adaAsking, jobId: otherJob } as typeof adaAsking),
    )(adaStarted)
      .when(startForm())
      .thenRejects('candidate/not-found')
  })

  it('cannot judge themselves', () => {
    given(adaStarted)
      .when({ type: 'RateCandidate', data: { candidateId: ada, value: 5 } })
      .thenRejects('auth/forbidden', 'Only the people who hire can do this')
    specify(
      candidateDecider,
      contextOf({ kind: 'process', companyId: acme, name: 'of ours', permissions: [] }),
    )(adaStarted)
      .when({ type: 'RateCandidate', data: { candidateId: ada, value: 5 } })
      .thenRejects('auth/forbidden', 'Only a reviewer can do this')
    given()
      .when({
        type: 'AddCandidate',
        data: { candidateId: ada, jobId: backendJob, name: 'Ada', email: 'a@b.de', phone: '', source: 'api' },
      })
      .thenRejects('auth/forbidden', 'Only the people who hire can do this')
  })
})
