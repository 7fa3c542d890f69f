import { boardAsOf } from '../../audit/board-as-of.ts'
import { verifyCandidate } from '../../audit/candidate-chain.ts'
import { exportedRoots, signedRoots } from '../../audit/signed-roots.ts'
import type { Core } from '../../core/core.ts'
import { candidateAt } from './candidate-at.ts'
import { candidateHistory } from './candidate-history.ts'
import { exportHistory, rawEvent } from './export-history.ts'

export const historyUseCases = (core: Core) => ({
  boardAsOf: boardAsOf(core),
  candidateAt: candidateAt(core),
  candidateHistory: candidateHistory(core),
  exportedRoots: exportedRoots(core),
  exportHistory: exportHistory(core),
  rawEvent: rawEvent(core),
  signedRoots: signedRoots(core),
  verifyCandidate: verifyCandidate(core),
})
