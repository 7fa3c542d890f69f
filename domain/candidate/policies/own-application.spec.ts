import { describe, expect, it } from 'vitest'
import { candidateDecider } from '#domain/candidate/decider.ts'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import { ada, adaAdded, adaInvited, adaStarted, adaSubmitted, adasTake } from '#test/fixtures/candidate.ts'
import { adaAsking, fullJourney, give, startForm } from '#test/fixtures/journey.ts'
import { contextOf } from '#test/fixtures/people.ts'

const { now } = contextOf(adaAsking)
const until = (endsAt: string) => ({ ...contextOf(adaAsking), asker: { ...adaAsking, endsAt } as typeof adaAsking })
const later = new Date(Date.parse(now) + 1).toISOString()

const decide = (command: CandidateCommand, endsAt: string, events = [adaAdded, adaInvited, adaStarted, adaSubmitted]) =>
  candidateDecider.decide(
    command,
    events.reduce(candidateDecider.evolve, candidateDecider.initialState()),
    until(endsAt),
  )

const walk: CandidateCommand[] = [
  startForm(),
  give('permit', { kind: 'YES_NO', choice: 'yes' }),
  {
    type: 'SubmitRecording',
    data: {
      candidateId: ada,
      recordingId: adasTake,
      moduleId: 'video',
      questionId: 'q1',
      take: 1,
      mimeType: 'video/webm',
      journey: fullJourney,
    },
  },
  {
    type: 'ConfirmRecording',
    data: {
      candidateId: ada,
      recordingId: adasTake,
      sha256: 'ab'.repeat(32),
      size: 1,
      mimeType: 'video/webm',
      durationMs: 1,
    },
  },
]
const request = { type: 'RequestApplicationLink', data: { candidateId: ada } } as const

describe('a candidate’s link', () => {
  it.each(walk)('changes nothing once it has ended: $type', (command) => {
    expect(() => decide(command, now)).toThrow(expect.objectContaining({ code: 'candidate/link-ended' }))
    expect(() => decide(command, later)).not.toThrow()
  })

  it('can be asked for anew, also when it has ended', () => {
    expect(decide(request, now)).toEqual([{ type: 'ApplicationLinkRequested', data: { channel: 'email' } }])
    expect(() => decide(request, now, [])).toThrow(expect.objectContaining({ code: 'candidate/not-found' }))
  })

  it('is not sent where there is no email address', () => {
    const byText = [
      adaAdded,
      { type: 'CandidateInvited', data: { ...adaInvited.data, channel: 'sms' } } as typeof adaInvited,
    ]
    expect(() => decide(request, now, byText)).toThrow(expect.objectContaining({ code: 'candidate/no-address' }))
  })
})
