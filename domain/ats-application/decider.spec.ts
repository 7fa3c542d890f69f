import { it } from 'vitest'
import type { AtsApplicationCommand } from '#contracts/ats-application/commands.ts'
import type { AtsApplicationEvent } from '#contracts/ats-application/events.ts'
import { ada } from '#test/fixtures/candidate.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { atsApplicationDecider } from './decider.ts'

const given = specify(atsApplicationDecider, contextOf(admin))
const of = { candidateId: ada, jobId: backendJob }
const ids = { accountId: 'a', applicationId: 'p', remoteCandidateId: 'c', nameMark: 'one' }
const data = { ...of, ...ids, stageId: 's1', columnId: 'default' }
const take: AtsApplicationCommand = { type: 'TakeAtsApplication', data }
const taken: AtsApplicationEvent = { type: 'AtsApplicationTaken', data }
const place = { stageId: 's2', columnId: 'hired' }
const agree = (more: object = {}): AtsApplicationCommand => ({
  type: 'AgreeAtsPlace',
  data: { ...place, moved: 'here', conflict: null, ...more },
})
const agreed: AtsApplicationEvent = { type: 'AtsPlaceAgreed', data: { ...of, ...place, moved: 'here' } }

it('is taken once, whatever comes again', () => {
  given().when(take).then(taken)
  given(taken)
    .when({ ...take, data: { ...data, candidateId: '22222222-2222-4222-8222-222222222222' } })
    .thenNothing()
  given().when(agree()).thenNothing()
})

it('remembers where both agreed, with the conflict that was decided before', () => {
  given(taken).when(agree()).then(agreed)
  given(taken, agreed).when(agree()).thenNothing()
  const conflict = { stageId: 's2', columnId: 'rejected', rule: 'theirs' } as const
  given(taken)
    .when(agree({ conflict }))
    .then({ type: 'AtsConflictSettled', data: { ...of, ...conflict } }, agreed)
})

it('a refused move is recorded once, and the result is noted once', () => {
  const refuse: AtsApplicationCommand = { type: 'RefuseAtsMove', data: { ...place, cause: 'ats/refused' } }
  const refused: AtsApplicationEvent = { type: 'AtsMoveRefused', data: { ...of, ...place, cause: 'ats/refused' } }
  given(taken).when(refuse).then(refused)
  given(taken, refused).when(refuse).thenNothing()
  const noted: AtsApplicationEvent = { type: 'AtsResultNoted', data: of }
  given(taken).when({ type: 'RecordAtsResult', data: {} }).then(noted)
  given(taken, noted).when({ type: 'RecordAtsResult', data: {} }).thenNothing()
})

it('remembers the name it was seen with and each comment that is noted there, once', () => {
  const name = (nameMark: string): AtsApplicationCommand => ({ type: 'RecordAtsName', data: { nameMark } })
  const seen: AtsApplicationEvent = { type: 'AtsNameSeen', data: { ...of, nameMark: 'two' } }
  given(taken).when(name('one')).thenNothing()
  given(taken).when(name('two')).then(seen)
  given(taken, seen).when(name('two')).thenNothing()
  const commentId = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaac1'
  const note: AtsApplicationCommand = { type: 'RecordAtsComment', data: { commentId } }
  const noted: AtsApplicationEvent = { type: 'AtsCommentNoted', data: { ...of, commentId } }
  given(taken).when(note).then(noted)
  given(taken, noted).when(note).thenNothing()
  given().when(note).thenNothing()
})
