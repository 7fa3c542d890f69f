import { boardAsOf } from '../../audit/board-as-of.ts'
import { verifyCandidate } from '../../audit/candidate-chain.ts'
import type { Core } from '../../platform.ts'
import { candidateAt } from './candidate-at.ts'
import { candidateHistory } from './candidate-history.ts'
import { exportHistory, rawEvent } from './export-history.ts'

export const historyUseCases = (core: Core) => ({
  boardAsOf: boardAsOf(core),
  candidateAt: candidateAt(core),
  candidateHistory: candidateHistory(core),
  exportHistory: exportHistory(core),
  rawEvent: rawEvent(core),
  verifyCandidate: verifyCandidate(core),
})
