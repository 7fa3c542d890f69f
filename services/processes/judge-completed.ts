import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { MustHaveMode } from '#contracts/company/job-defaults.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import type { Core } from '../core/core.ts'
import { jobDefaultsOf } from '../use-cases/company/job-defaults.ts'
import type { ProcessManager } from './process-manager.ts'

/** Scorecards that were all sent before a candidate completed decide then, by the company's rule of that moment (SCR-008). */
export const completedCandidateIsJudged: ProcessManager<CandidateEvent, MustHaveMode | null> = {
  name: 'completed-candidate-is-judged',
  category: 'candidate',
  on: ['CandidateCompleted'],
  look: ruleForScored,
  react({ stream }, mustHave) {
    if (!mustHave) return []
    const candidateId = parseStream(stream).id as CandidateId
    const command = { type: 'JudgeScores', data: { candidateId, mustHave } }
    return [{ kind: 'command', aggregate: 'candidate', id: candidateId, command }]
  },
}

/** Null where no scorecard was sent: most candidates. */
async function ruleForScored(core: Core, { stream, tenant }: Recorded<CandidateEvent>): Promise<MustHaveMode | null> {
  const { state } = await core.commands.stateOf(candidateDecider, { companyId: tenant }, parseStream(stream).id)
  if (!isKnown(state) || Object.keys(state.scoring.sent).length === 0) return null
  return (await jobDefaultsOf(core)({ companyId: tenant })).mustHave
}
