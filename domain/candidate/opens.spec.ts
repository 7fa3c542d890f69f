import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { CandidateCommand, CandidateCommandData } from '#contracts/candidate/commands.ts'
import { type CandidateEvent, candidateEvents } from '#contracts/candidate/events.ts'
import { ERASED, type StoredEvent } from '#contracts/kernel/event.ts'
import { contractOf } from '#contracts/registry.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { ada, adaCommented, adaStarted, adasComment, adasTake, adaSubmitted } from '#test/fixtures/candidate.ts'
import { aJob, backendJob } from '#test/fixtures/job.ts'
import { fullJourney, given } from '#test/fixtures/journey.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { shareId } from '#test/fixtures/share.ts'
import { candidateDecider } from './decider.ts'

const golden = join('contracts', 'golden')
const own = new Set<string>(candidateEvents.map(({ type }) => type))
const samples = readdirSync(golden)
  .map((file) => JSON.parse(readFileSync(join(golden, file), 'utf8')) as StoredEvent)
  .filter(({ type }) => own.has(type) && contractOf(type).personal.length > 0)
const read = ({ type, version, data }: StoredEvent) =>
  ({ type, data: contractOf(type).decode({ type, version, data }) }) as CandidateEvent
/** A text, or nothing where a structure was. */
const erasedAs = ({ data }: StoredEvent, field: string) =>
  typeof (data as Record<string, unknown>)[field] === 'string' ? ERASED : null
const erased = (sample: StoredEvent): StoredEvent => ({
  ...sample,
  data: {
    ...(sample.data as object),
    ...Object.fromEntries(contractOf(sample.type).personal.map((field) => [field, erasedAs(sample, field)])),
  },
})

const { opens, evolve, initialState } = candidateDecider
const begun = evolve(initialState(), read(samples.find(({ type }) => type === 'CandidateStarted')!))

const contact = { jobId: backendJob, name: 'Ada Byron', email: 'ada@example.org', phone: '' }
const published = { journeyVersion: 1, journey: fullJourney }

const noMaterial = {
  packet: { prompt: 1, scorecard: 1, job: '', skills: [], materials: [] },
  ...{ runs: [], sources: [], unread: [] },
}
const filledIn = { version: 1, latest: 1, points: { s1: 80 }, scorecard: aJob().scorecard }

/** One of every command that leaves answers and tags closed. */
const commands: {
  [Type in Exclude<CandidateCommand['type'], 'GiveAnswer' | 'ChangeTags'>]: Omit<
    CandidateCommandData<Type>,
    'candidateId'
  >
} = {
  AddCandidate: { ...contact, source: 'invitation' },
  DraftScore: { ...filledIn },
  SendScore: { ...filledIn, basedOn: 0, mustHave: 'reject' },
  AskForScores: { reviewers: [], mustHave: 'reject' },
  WriteMessage: { messageId: adasTake, channel: 'email', subject: 'Monday', text: 'Can you come?' },
  SettleMessage: { messageId: adasTake, how: 'send' },
  RecordMessage: { messageId: adasTake, failure: null },
  JudgeScores: { mustHave: 'reject' },
  DeclineRejection: {},
  RecordShared: { shareId, audience: 'anyone', recipients: 0, expiresAt: contextOf(admin).now, frozen: false },
  RecordShareEnded: { shareId, reason: 'revoked' },
  WithdrawEvaluationConsent: {},
  NoteInviteDeadlinePassed: { deadline: contextOf(admin).now },
  RenameCandidate: { name: 'Ada Lovelace' },
  RecordOutsideStep: { system: 'Greenhouse', step: 'ordered' },
  RecordInterviewStep: { interviewId: shareId, step: 'awaiting', start: null },
  GiveGuestFeedback: { guestName: 'Grace', rating: 4, comment: '', takes: { rating: true, comment: true } },
  AskForTranscript: { recordingId: adasTake, language: 'auto' },
  RecordTranscript: {
    recordingId: adasTake,
    asked: 'auto',
    source: 'machine',
    model: 'm',
    language: 'en',
    segments: [],
  },
  RecordTranscriptFailure: { recordingId: adasTake, reason: 'unusable' },
  CorrectTranscript: { recordingId: adasTake, basedOn: 1, segment: 0, text: 'Yes' },
  AskForEvaluation: { evaluationId: adasTake, first: true },
  RecordEvaluation: { evaluationId: adasTake, model: 'm', packetHash: 'h', skills: [], material: noMaterial },
  RecordEvaluationFailure: { evaluationId: adasTake, reason: 'unusable' },
  ReviewEvaluation: { evaluationId: adasTake, agrees: true, reason: '' },
  UnmaskCandidate: { reason: 'She has to be called' },
  InviteCandidate: { ...contact, deadline: null },
  RemindCandidate: {},
  ResendInvitation: { channels: ['email'] },
  RecordUndelivered: {},
  SettleHeldReach: { how: 'cancel' },
  NoteInvitationOpened: {},
  RecordSmsUndelivered: { reason: 'number' },
  ChangeInviteDeadline: { deadline: null, timezone: null },
  ChangeInviteStatus: { status: 'completed' },
  RequestApplicationLink: {},
  StartJourney: { ...contact, source: 'direct', ...published },
  NoteSignals: { moduleId: 'story', signals: [], journey: fullJourney },
  SubmitRecording: {
    recordingId: adasTake,
    moduleId: 'video',
    questionId: 'q1',
    take: 1,
    mimeType: 'video/webm',
    journey: fullJourney,
  },
  ConfirmRecording: { recordingId: adasTake, sha256: 'ab'.repeat(32), size: 1, mimeType: 'video/webm', durationMs: 1 },
  ConfirmFile: {
    fileId: adasTake,
    moduleId: 'cv',
    sha256: 'a'.repeat(64),
    size: 1,
    mimeType: 'application/pdf',
    journey: fullJourney,
  },
  FinishJourney: { journey: fullJourney },
  AddRecordingPoster: {
    recordingId: adasTake,
    posterId: adasComment,
    sha256: 'a'.repeat(64),
    size: 1,
    mimeType: 'image/webp',
  },
  MoveCandidateToColumn: { to: 'hired', expectedFrom: null, batchId: null, columns: ['default', 'hired', 'rejected'] },
  RejectCandidate: { reason: 'No' },
  RateCandidate: { value: 3 },
  CommentOnCandidate: { commentId: adasComment, text: 'Clear', at: null },
  ReactToComment: { commentId: adasComment, reaction: '👍' },
  ClearRating: {},
  EditComment: { commentId: adasComment, text: 'Clear' },
  DeleteComment: { commentId: adasComment },
  RunAutomations: {
    runs: [
      {
        automationId: adasTake,
        version: 1,
        name: 'Note',
        trigger: 'enters',
        act: { type: 'comment', id: adasComment, text: 'Hello' },
      },
    ],
    columnId: 'default',
    causeId: adasTake,
    columns: ['default'],
  },
  NoteMeetingDue: { meetingId: adasTake },
  SkipMeeting: { meetingId: adasTake, reason: 'no-times' },
  NoteWaited: { columnId: 'default', stay: 0, days: 1 },
  WithdrawInvitation: {},
  DeleteCandidate: {},
  EraseCandidate: {},
}
/** An answer that no reviewer may see. */
const closed = new Proxy(
  {},
  {
    get: () => {
      throw new Error('an answer was read')
    },
    ownKeys: () => {
      throw new Error('an answer was read')
    },
  },
) as AnswerValue

describe('deciding about a candidate', () => {
  it.each(samples.filter(({ type }) => !(opens!.events as readonly string[]).includes(type)))(
    'needs nothing personal of $type',
    (sample) => {
      expect(evolve(begun, read(erased(sample)))).toEqual(evolve(begun, read(sample)))
    },
  )

  it.each(Object.entries(commands))('looks at no answer for %s', (type, data) => {
    const answered = given('story', closed)
    const state = [adaStarted, answered, adaSubmitted, adaCommented].reduce(evolve, initialState())
    const command = { type, data: { candidateId: ada, ...data } } as CandidateCommand
    try {
      candidateDecider.decide(command, state, contextOf(admin))
    } catch (error) {
      expect(error).toBeInstanceOf(Rejected)
    }
  })
})
