import { allowDownload, allowVideoExport } from './allow-download.ts'
import type { Core } from '../../core/core.ts'
import {
  clearRating,
  commentOnCandidate,
  deleteCandidate,
  deleteComment,
  editComment,
  rateCandidate,
  renameCandidate,
  changeTags,
  reactToComment,
  settleMessage,
  withdrawInvitation,
} from './change-candidate.ts'
import { exportCandidates } from './export-candidates.ts'
import { jobAsSeen } from './job-as-seen.ts'
import { journeyOf } from './journey-of.ts'
import {
  rateCandidates,
  rejectCandidates,
  remindCandidates,
  returnCandidates,
  writeToCandidates,
} from './many-candidates.ts'
import { changeInviteDeadlines, resendInvitations, settleReaches, withdrawInvitations } from './many-invitations.ts'
import { moveCandidates } from './move-candidates.ts'
import { rejectCandidate } from './reject.ts'
import { removeColumn } from './remove-column.ts'
import { reportPlayback } from './report-playback.ts'
import { askForScores, declineRejection, draftScore, scorecardsOf, sendScore } from './score.ts'
import { mentionableOn, reviewersOn } from './reviewers-on.ts'
import { changeFilter, deleteFilter, saveFilter } from './saved-filters.ts'
import { scoresOf } from './scores-of.ts'
import { askForEvaluation, evaluationOf, reviewEvaluation } from './evaluations.ts'
import { askForTranscript, correctTranscript, transcriptsOf } from './transcripts.ts'
import { wronglyTold } from './written-rejections.ts'
import { writeToCandidate } from './write-to-candidate.ts'
import { hidesFrom, unmaskCandidate } from './unmask-candidate.ts'
import { undoMove } from './undo-move.ts'

import { saidBy } from './said-by.ts'

export const reviewUseCases = (core: Core) => ({
  allowDownload: allowDownload(core),
  allowVideoExport: allowVideoExport(core),
  moveCandidates: moveCandidates(core),
  undoMove: undoMove(core),
  returnCandidates: returnCandidates(core),
  rejectCandidates: rejectCandidates(core),
  rateCandidates: rateCandidates(core),
  remindCandidates: remindCandidates(core),
  resendInvitations: resendInvitations(core),
  settleReaches: settleReaches(core),
  withdrawInvitations: withdrawInvitations(core),
  changeInviteDeadlines: changeInviteDeadlines(core),
  rejectCandidate: rejectCandidate(core),
  settleMessage: settleMessage(core),
  rateCandidate: rateCandidate(core),
  commentOnCandidate: commentOnCandidate(core),
  changeTags: changeTags(core),
  renameCandidate: renameCandidate(core),
  reactToComment: reactToComment(core),
  clearRating: clearRating(core),
  editComment: editComment(core),
  deleteComment: deleteComment(core),
  deleteCandidate: deleteCandidate(core),
  withdrawInvitation: withdrawInvitation(core),
  removeColumn: removeColumn(core),
  exportCandidates: exportCandidates(core),
  jobAsSeen: jobAsSeen(core),
  journeyOf: journeyOf(core),
  reportPlayback: reportPlayback(core),
  scorecardsOf: scorecardsOf(core),
  scoresOf: scoresOf(core),
  draftScore: draftScore(core),
  sendScore: sendScore(core),
  askForScores: askForScores(core),
  writeToCandidate: writeToCandidate(core),
  writeToCandidates: writeToCandidates(core),
  wronglyTold: wronglyTold(core),
  declineRejection: declineRejection(core),
  reviewersOn: reviewersOn(core),
  mentionableOn: mentionableOn(core),
  hidesFrom: hidesFrom(core),
  unmaskCandidate: unmaskCandidate(core),
  transcriptsOf: transcriptsOf(core),
  saidBy: saidBy(core),
  askForTranscript: askForTranscript(core),
  correctTranscript: correctTranscript(core),
  evaluationOf: evaluationOf(core),
  askForEvaluation: askForEvaluation(core),
  reviewEvaluation: reviewEvaluation(core),
  saveFilter: saveFilter(core),
  changeFilter: changeFilter(core),
  deleteFilter: deleteFilter(core),
})
