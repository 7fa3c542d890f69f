import type { Core } from '../../core/core.ts'
import {
  commentOnCandidate,
  deleteCandidate,
  rateCandidate,
  reactToComment,
  rejectCandidate,
  withdrawInvitation,
} from './change-candidate.ts'
import { journeyOf } from './journey-of.ts'
import { moveCandidates } from './move-candidates.ts'
import { removeColumn } from './remove-column.ts'
import { reportPlayback } from './report-playback.ts'
import { undoMove } from './undo-move.ts'

export const reviewUseCases = (core: Core) => ({
  moveCandidates: moveCandidates(core),
  undoMove: undoMove(core),
  rejectCandidate: rejectCandidate(core),
  rateCandidate: rateCandidate(core),
  commentOnCandidate: commentOnCandidate(core),
  reactToComment: reactToComment(core),
  deleteCandidate: deleteCandidate(core),
  withdrawInvitation: withdrawInvitation(core),
  removeColumn: removeColumn(core),
  journeyOf: journeyOf(core),
  reportPlayback: reportPlayback(core),
})
