import { expect, it } from 'vitest'
import type { InterviewCommand } from '#contracts/interview/commands.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { aPlan, interviewBooked, interviewId, interviewPlanned, lena, omar } from '#test/fixtures/interview.ts'
import { acme, contextOf, editor, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { interviewDecider } from './decider.ts'

const given = specify(interviewDecider, contextOf(editor))
const byProcess = specify(
  interviewDecider,
  contextOf({ kind: 'process', name: 'conferences', companyId: acme, permissions: [] }),
)
const zoom = { kind: 'service' as const, value: 'pro_zoom' }
const planned = interviewPlanned({ place: zoom })
const url = 'https://zoom.example/j/1'
const assign = (to: string): InterviewCommand => ({ type: 'AssignLink', data: { interviewId, url: to } })
const assigned = (by: 'service' | 'colleague', sequence: number, to = url): InterviewEvent => ({
  type: 'InterviewLinkAssigned',
  data: { interviewId, url: to, by, sequence },
})
const missing: InterviewCommand = { type: 'NoteLinkMissing', data: { interviewId } }
const failed: InterviewEvent = { type: 'InterviewLinkFailed', data: { interviewId } }
const offered: InterviewEvent = {
  type: 'InterviewTimesOffered',
  data: {
    ...{ interviewId, sharing: 'SELECT', slots: [], window: null, message: null, channel: null, freed: null },
    expiresAt: '2026-03-09T12:00:00.000Z',
  },
}

it('a link is made by a service of its host, who has to be there', () => {
  const plan = (more: object): InterviewCommand => ({ type: 'PlanInterview', data: aPlan({ place: zoom, ...more }) })
  given().when(plan({})).then(planned)
  given()
    .when(plan({ hostId: omar }))
    .thenRejects('interview/invalid', {
      place: 'The host must be required: the link is made in their calendar',
    })
  given()
    .when(plan({ place: { ...zoom, value: ' ' } }))
    .thenRejects('interview/invalid', {
      place: 'Host or Conferencing information is missing.',
    })
  given()
    .when(plan({ type: 'CALL' }))
    .thenRejects('interview/invalid', {
      place: 'This is no way to meet for this kind of interview',
    })
})

it('the link that was made counts once, while the interview is booked and no other was typed in', () => {
  byProcess(planned, interviewBooked()).when(assign(url)).then(assigned('service', 1))
  byProcess(planned, interviewBooked(), failed).when(assign(url)).then(assigned('service', 1))
  byProcess(planned, interviewBooked(), assigned('service', 1)).when(assign(url)).thenNothing()
  byProcess(planned, interviewBooked()).when(assign('javascript:alert(1)')).thenNothing()
  byProcess(planned).when(assign(url)).thenNothing()
  byProcess(planned, interviewBooked(), offered).when(assign(url)).thenNothing()
  const typed = assigned('colleague', 1, 'https://meet.acme.test/own')
  byProcess(planned, interviewBooked(), typed).when(assign(url)).thenNothing()
  byProcess(interviewPlanned(), interviewBooked()).when(assign(url)).thenNothing()
})

it('that none was made is noted once, and not where there is one', () => {
  byProcess(planned, interviewBooked()).when(missing).then(failed)
  byProcess(planned, interviewBooked(), failed).when(missing).thenNothing()
  byProcess(planned, interviewBooked(), assigned('service', 1)).when(missing).thenNothing()
  byProcess(planned).when(missing).thenNothing()
  byProcess(interviewPlanned(), interviewBooked()).when(missing).thenNothing()
})

it('a colleague types a link in, before and after a time is booked, and replies to the invitation before it count', () => {
  given(planned)
    .when(assign(` ${url} `))
    .then(assigned('colleague', -1))
  given(planned, interviewBooked(), failed).when(assign(url)).then(assigned('colleague', 1))
  given(planned, interviewBooked(), assigned('colleague', 1)).when(assign(url)).thenNothing()
  const says = { userId: rita, response: 'CONFIRMED', via: 'mail', comment: '', sequence: 0 } as const
  byProcess(planned, interviewBooked(), assigned('service', 1))
    .when({ type: 'AnswerAttendance', data: { interviewId, ...says } })
    .then({ type: 'AttendanceAnswered', data: { interviewId, ...says, sequence: 1 } })
  for (const [wrong, words] of [
    ['http://meet.acme.test', 'The link must begin with https://'],
    [`https://${'a'.repeat(3000)}`, /^Use at most/],
  ] as const)
    given(planned)
      .when(assign(wrong))
      .thenRejects('interview/invalid', { place: expect.stringMatching(words) as string })
  given(interviewPlanned({ type: 'CALL', place: { kind: 'phone', value: '+49 30 1' } }))
    .when(assign(url))
    .thenRejects('interview/invalid', { place: 'This is no way to meet for this kind of interview' })
  given(planned, { type: 'InterviewExpired', data: { interviewId } })
    .when(assign(url))
    .thenRejects('interview/wrong-status')
})

it('the service that the new host prefers makes the link where the host is replaced', () => {
  const replaced: InterviewEvent = {
    type: 'InterviewerReplaced',
    data: { interviewId, out: rita, in: lena, sequence: 2, claimed: null, freed: null },
  }
  const states = [planned, interviewBooked(), assigned('service', 1), replaced]
  const state = states.reduce(interviewDecider.evolve, interviewDecider.initialState())
  expect(state).toMatchObject({ hostId: lena, place: { kind: 'service', value: 'default' }, link: null })
})
