import { describe, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { MOST_FILES } from '#contracts/job/modules/files.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { ada, adaCompleted, adaFinished, adaStarted } from '#test/fixtures/candidate.ts'
import { journeyWith } from '#test/fixtures/job.ts'
import { adaAsking, give, given as said, permit, takeId } from '#test/fixtures/journey.ts'
import { contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(candidateDecider, contextOf(adaAsking))
const cv = {
  kind: 'FILE_UPLOAD',
  id: 'cv',
  title: 'Your CV',
  description: '',
  required: true,
  verbatimTitle: false,
} as const
const journey = journeyWith(cv, permit)
const stored = { sha256: 'ab'.repeat(32), size: 2000, mimeType: 'application/pdf' }
const arrived = (fileId: string, moduleId = 'cv'): CandidateEvent => ({
  type: 'FileUploaded',
  data: { fileId, moduleId, ...stored },
})
const removed = (fileId: string): CandidateEvent => ({ type: 'FileRemoved', data: { fileId, moduleId: 'cv' } })
const confirm = (fileId: string, moduleId = 'cv') =>
  ({ type: 'ConfirmFile', data: { candidateId: ada, fileId, moduleId, ...stored, journey } }) as const
const [first, second] = [takeId(1), takeId(2)]
const answer = (fileId: string, more = {}) =>
  ({
    kind: 'FILE_UPLOAD',
    file: { fileId, name: 'Ada.pdf', size: stored.size, mimeType: stored.mimeType, ...more },
  }) as const
const none = { kind: 'FILE_UPLOAD', file: null } as const

describe('a file that has arrived', () => {
  it('is on record, once', () => {
    given(adaStarted).when(confirm(first)).then(arrived(first))
    given(adaStarted, arrived(first)).when(confirm(first)).thenNothing()
  })

  it('is not taken where the page asks for something else, after the end, or when there were too many', () => {
    given(adaStarted).when(confirm(first, 'permit')).thenRejects('candidate/answer-invalid')
    given(adaStarted).when(confirm(first, 'nowhere')).thenRejects('candidate/answer-invalid')
    given(adaStarted, adaFinished(0), adaCompleted).when(confirm(first)).thenRejects('candidate/already-completed')
    given(adaStarted, ...Array.from({ length: MOST_FILES }, (_, n) => arrived(`${ada.slice(0, -2)}${10 + n}`)))
      .when(confirm(first))
      .thenRejects('media/too-many-uploads', 'Too many files were sent for this question')
  })
})

describe('a picture of an identity document', () => {
  const identity = { ...cv, kind: 'ID_ANALYZER' as const, methods: ['P' as const] }
  const confirmed = (mimeType: string) => {
    const { data } = confirm(first)
    return { type: 'ConfirmFile', data: { ...data, mimeType, journey: journeyWith(identity) } } as const
  }
  it('is a picture and nothing else', () => {
    given(adaStarted)
      .when(confirmed('application/pdf'))
      .thenRejects('media/unsupported-type', 'This file type is not supported')
    given(adaStarted)
      .when(confirmed('image/png'))
      .then({ type: 'FileUploaded', data: { fileId: first, moduleId: 'cv', ...stored, mimeType: 'image/png' } })
  })
})

describe('answering with a file', () => {
  it('keeps its name, and of its kind and size what was found when it arrived', () => {
    given(adaStarted, arrived(first))
      .when(give('cv', answer(first, { size: 7, mimeType: 'text/html', name: ' Ada.pdf ' }), journey))
      .then(said('cv', answer(first)))
  })

  it('takes no file that has not arrived, or that was sent for another question', () => {
    const refused = { cv: 'This file has not arrived. Please add it again.' }
    given(adaStarted)
      .when(give('cv', answer(first), journey))
      .thenRejects('candidate/answer-invalid', refused)
    given(adaStarted, arrived(first, 'letter'))
      .when(give('cv', answer(first), journey))
      .thenRejects('candidate/answer-invalid', refused)
  })

  it('removes the one before, also when there is none now', () => {
    given(adaStarted, arrived(first), said('cv', answer(first)), arrived(second))
      .when(give('cv', answer(second), journey))
      .then(said('cv', answer(second)), removed(first))
    const optional = journeyWith({ ...cv, required: false })
    given(adaStarted, arrived(first), said('cv', answer(first)))
      .when(give('cv', none, optional))
      .then(said('cv', none), removed(first))
    given(adaStarted, arrived(first), said('cv', answer(first)), removed(first))
      .when(give('cv', answer(first), journey))
      .thenRejects('candidate/answer-invalid')
  })

  it('is required where the page says so', () => {
    given(adaStarted)
      .when(give('cv', none, journey))
      .thenRejects('candidate/answer-invalid', { cv: 'This field is required' })
  })

  it.each([
    ['../../etc/passwd', 'A file name cannot contain a path'],
    ['C:\\cv.pdf', 'A file name cannot contain a path'],
    ['..', 'A file name cannot contain a path'],
    ['cv\u202efdp.exe', 'This file name contains characters that cannot be shown'],
    ['cv\u0000.pdf', 'This file name contains characters that cannot be shown'],
    [' ', 'This file name contains characters that cannot be shown'],
    ['x'.repeat(201), 'Character limit exceeded'],
  ])('refuses the name %j', (name, problem) => {
    given(adaStarted, arrived(first))
      .when(give('cv', answer(first, { name }), journey))
      .thenRejects('candidate/answer-invalid', { cv: problem })
  })
})
