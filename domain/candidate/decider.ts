import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Decider } from '#domain/decider.ts'
import { takenBack } from './automations.ts'
import { type Candidate, evolve, initialState, isKnown } from './candidate.ts'
import { noteWaited, runAutomations } from './commands/automate.ts'
import { add } from './commands/add.ts'
import { addRecordingPoster } from './commands/add-recording-poster.ts'
import { answer } from './commands/answer.ts'
import { changeInviteDeadline } from './commands/change-invite-deadline.ts'
import { changeTags } from './commands/change-tags.ts'
import { changeInviteStatus } from './commands/change-invite-status.ts'
import { confirmFile } from './commands/confirm-file.ts'
import { comment, deleteComment, editComment } from './commands/comment.ts'
import { clearRating } from './commands/clear-rating.ts'
import { confirmRecording } from './commands/confirm-recording.ts'
import { askForEvaluation, recordEvaluation, recordEvaluationFailure, reviewEvaluation } from './commands/evaluate.ts'
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
    switch (command.type) {
      case 'AddCandidate':
        return add(command.data, state)
      case 'InviteCandidate':
        return invite(command.data, state)
      case 'RemindCandidate':
        return remind(state, context)
      case 'ResendInvitation':
        return resend(command.data, state, context)
      case 'RecordUndelivered':
        return recordUndelivered(state)
      case 'RecordSmsUndelivered':
        return recordSmsUndelivered(command.data, state)
      case 'RequestApplicationLink':
        return requestLink(state)
      case 'ChangeInviteDeadline':
        return changeInviteDeadline(command.data, state, context)
      case 'ChangeInviteStatus':
        return changeInviteStatus(command.data, state)
      case 'StartJourney':
        return start(command.data, state, context)
      case 'GiveAnswer':
        return answer(command.data, state, context)
      case 'NoteSignals':
        return noteSignals(command.data, state, context)
      case 'SubmitRecording':
        return submitRecording(command.data, state, context)
      case 'ConfirmRecording':
        return confirmRecording(command.data, state)
      case 'AddRecordingPoster':
        return addRecordingPoster(command.data, state)
      case 'ConfirmFile':
        return confirmFile(command.data, state)
      case 'FinishJourney':
        return finish(command.data, state, context)
      case 'MoveCandidateToColumn':
        return move(command.data, state)
      case 'RejectCandidate':
        return reject(command.data, state, context)
      case 'RateCandidate':
        return rate(command.data, state, context)
      case 'CommentOnCandidate':
        return comment(command.data, state, context)
      case 'ChangeTags':
        return changeTags(command.data, state)
      case 'ReactToComment':
        return react(command.data, state, context)
      case 'ClearRating':
        return clearRating(state, context)
      case 'EditComment':
        return editComment(command.data, state, context)
      case 'DeleteComment':
        return deleteComment(command.data, state, context)
      case 'DraftScore':
        return draftScore(command.data, state, context)
      case 'SendScore':
        return sendScore(command.data, state, context)
      case 'AskForScores':
        return askForScores(command.data, state)
      case 'JudgeScores':
        return judgeScores(command.data, state)
      case 'DeclineRejection':
        return declineRejection(state, context)
      case 'RecordShared':
        return recordShared(command.data, state)
      case 'RecordShareEnded':
        return recordShareEnded(command.data, state)
      case 'RecordInterviewStep':
        return recordInterviewStep(command.data, state)
      case 'RenameCandidate':
        return rename(command.data, state, context)
      case 'RecordOutsideStep':
        return recordOutsideStep(command.data, state)
      case 'GiveGuestFeedback':
        return giveGuestFeedback(command.data, state, context)
      case 'AskForTranscript':
        return askForTranscript(command.data, state)
      case 'RecordTranscript':
        return recordTranscript(command.data, state)
      case 'RecordTranscriptFailure':
        return recordTranscriptFailure(command.data, state)
      case 'CorrectTranscript':
        return correctTranscript(command.data, state, context)
      case 'AskForEvaluation':
        return askForEvaluation(command.data, state, context)
      case 'RecordEvaluation':
        return recordEvaluation(command.data, state)
      case 'RecordEvaluationFailure':
        return recordEvaluationFailure(command.data, state)
      case 'ReviewEvaluation':
        return reviewEvaluation(command.data, state, context)
      case 'UnmaskCandidate':
        return unmask(command.data, state, context)
      case 'WriteMessage':
        return writeMessage(command.data, state, context)
      case 'SettleMessage':
        return settleMessage(command.data, state, context)
      case 'RecordMessage':
        return recordMessage(command.data, state)
      case 'RunAutomations':
        return runAutomations(command.data, state, context)
      case 'NoteWaited':
        return noteWaited(command.data, state)
      case 'WithdrawInvitation':
        return withdraw(state)
      case 'DeleteCandidate':
        return remove(state)
      case 'EraseCandidate':
        return erase(state)
      default:
        return command satisfies never
    }
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
