import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { type Decider, decideBy, type Decisions } from '#domain/decider.ts'
import { takenBack } from './automations.ts'
import { type Candidate, evolve, initialState, isKnown } from './candidate.ts'
import { noteMeetingDue, noteWaited, runAutomations, skipMeeting } from './commands/automate.ts'
import { add } from './commands/add.ts'
import { addRecordingPoster } from './commands/add-recording-poster.ts'
import { answer } from './commands/answer.ts'
import { changeInviteDeadline, noteInviteDeadlinePassed } from './commands/change-invite-deadline.ts'
import { changeTags } from './commands/change-tags.ts'
import { changeInviteStatus } from './commands/change-invite-status.ts'
import { confirmFile } from './commands/confirm-file.ts'
import { comment, deleteComment, editComment } from './commands/comment.ts'
import { clearRating } from './commands/clear-rating.ts'
import { confirmRecording } from './commands/confirm-recording.ts'
import {
  askForEvaluation,
  recordEvaluation,
  recordEvaluationFailure,
  reviewEvaluation,
  withdrawEvaluationConsent,
} from './commands/evaluate.ts'
import { unmask } from './commands/unmask.ts'
import { finish } from './commands/finish.ts'
import { invite } from './commands/invite.ts'
import { move } from './commands/move.ts'
import { recordOutsideStep, rename } from './commands/outside.ts'
import { rate } from './commands/rate.ts'
import { noteSignals } from './commands/note-signals.ts'
import { react } from './commands/react.ts'
import { recordSmsUndelivered, recordUndelivered } from './commands/record-undelivered.ts'
import { reject } from './commands/reject.ts'
import { remind } from './commands/remind.ts'
import { erase, remove } from './commands/remove.ts'
import { resend } from './commands/resend.ts'
import { noteOpened, settleReach } from './commands/settle-reach.ts'
import { requestLink } from './commands/request-link.ts'
import { askForScores, declineRejection, draftScore, judgeScores, sendScore } from './commands/score.ts'
import { recordInterviewStep } from './commands/record-interview-step.ts'
import { giveGuestFeedback, recordShared, recordShareEnded } from './commands/share.ts'
import { start } from './commands/start.ts'
import {
  askForTranscript,
  correctTranscript,
  recordTranscript,
  recordTranscriptFailure,
} from './commands/transcript.ts'
import { submitRecording } from './commands/submit-recording.ts'
import { recordMessage, settleMessage, writeMessage } from './commands/write-message.ts'
import { withdraw } from './commands/withdraw.ts'
import { ownApplication } from './policies/own-application.ts'

const decisions: Decisions<Candidate, CandidateCommand, CandidateEvent> = {
  AddCandidate: (data, state) => add(data, state),
  InviteCandidate: invite,
  RemindCandidate: remind,
  ResendInvitation: resend,
  SettleHeldReach: settleReach,
  NoteInvitationOpened: (_data, state) => noteOpened(state),
  RecordUndelivered: (_data, state) => recordUndelivered(state),
  RecordSmsUndelivered: recordSmsUndelivered,
  RequestApplicationLink: (_data, state) => requestLink(state),
  ChangeInviteDeadline: changeInviteDeadline,
  NoteInviteDeadlinePassed: noteInviteDeadlinePassed,
  ChangeInviteStatus: changeInviteStatus,
  StartJourney: start,
  GiveAnswer: answer,
  NoteSignals: noteSignals,
  SubmitRecording: submitRecording,
  ConfirmRecording: confirmRecording,
  AddRecordingPoster: addRecordingPoster,
  ConfirmFile: confirmFile,
  FinishJourney: finish,
  MoveCandidateToColumn: move,
  RejectCandidate: reject,
  RateCandidate: rate,
  CommentOnCandidate: comment,
  ChangeTags: changeTags,
  ReactToComment: react,
  ClearRating: (_data, state, context) => clearRating(state, context),
  EditComment: editComment,
  DeleteComment: deleteComment,
  DraftScore: draftScore,
  SendScore: sendScore,
  AskForScores: askForScores,
  JudgeScores: judgeScores,
  DeclineRejection: (_data, state, context) => declineRejection(state, context),
  RecordShared: recordShared,
  RecordShareEnded: recordShareEnded,
  RecordInterviewStep: recordInterviewStep,
  RenameCandidate: rename,
  RecordOutsideStep: recordOutsideStep,
  GiveGuestFeedback: giveGuestFeedback,
  AskForTranscript: askForTranscript,
  RecordTranscript: recordTranscript,
  RecordTranscriptFailure: recordTranscriptFailure,
  CorrectTranscript: correctTranscript,
  AskForEvaluation: askForEvaluation,
  RecordEvaluation: recordEvaluation,
  RecordEvaluationFailure: recordEvaluationFailure,
  ReviewEvaluation: reviewEvaluation,
  WithdrawEvaluationConsent: withdrawEvaluationConsent,
  UnmaskCandidate: unmask,
  WriteMessage: writeMessage,
  SettleMessage: settleMessage,
  RecordMessage: recordMessage,
  RunAutomations: runAutomations,
  NoteWaited: noteWaited,
  NoteMeetingDue: noteMeetingDue,
  SkipMeeting: skipMeeting,
  WithdrawInvitation: (_data, state) => withdraw(state),
  DeleteCandidate: (_data, state) => remove(state),
  EraseCandidate: (_data, state) => erase(state),
}

const decide = decideBy(decisions)

const deciding: Decider<Candidate, CandidateCommand, CandidateEvent> = {
  category: 'candidate',
  facts: ['journey', 'journeyVersion', 'columns', 'scorecard', 'latest', 'mustHave', 'takes', 'closesAt'],
  opens: {
    events: ['AnswerGiven', 'TagsChanged'],
    for: ['GiveAnswer', 'ChangeTags'],
  },
  initialState,
  evolve,
  decide: (command, state, context) => {
    ownApplication(command, state, context)
    return decide(command, state, context)
  },
}

/** Whatever makes a waiting message wrong takes it back in the same append. */
export const candidateDecider: typeof deciding = {
  ...deciding,
  decide: (command, state, context) => {
    const events = deciding.decide(command, state, context)
    return isKnown(state) ? [...events, ...takenBack(state, events)] : events
  },
}
