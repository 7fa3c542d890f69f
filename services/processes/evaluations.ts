import { RecordEvaluation } from '#contracts/candidate/evaluation-commands.ts'
import type { EvaluationFailure } from '#contracts/candidate/evaluations.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { type CandidateId, CompanyId } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown, type KnownCandidate } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { transcriptOf } from '#domain/candidate/transcripts.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { entitlementsNow } from '../core/authorize.ts'
import type { Core } from '../core/core.ts'
import { evaluationModeOf } from '../core/evaluation-mode.ts'
import type { ProcessManager } from './process-manager.ts'

/** Whether an application is complete, with transcripts of all that was said, and is to be evaluated for the first time. */
async function isDue(core: Core, { tenant, stream }: Recorded<CandidateEvent>): Promise<boolean> {
  if (!core.engines.evaluator) return false
  const asker = { companyId: tenant }
  const candidate = await core.commands.newestOf(candidateDecider, asker, parseStream(stream).id)
  if (!isKnown(candidate) || candidate.status !== 'completed') return false
  const { agreed, due } = candidate.evaluations
  if (agreed !== true || !due || candidate.takes.some((take) => isAwaited(core, candidate, take.recordingId)))
    return false
  if ((await evaluationModeOf(core, asker)) === 'off') return false
  const job = await core.commands.newestOf(jobDecider, asker, candidate.jobId)
  const hasSkills = job.status !== 'unknown' && (job.scorecards.at(-1)?.skills.length ?? 0) > 0
  return hasSkills && (await entitlementsNow(core, CompanyId.parse(tenant))).features.aiMagic
}

function isAwaited({ engines }: Core, { transcripts }: KnownCandidate, recordingId: string): boolean {
  const { asked, version, failed } = transcriptOf(transcripts, recordingId)
  return asked !== null || (engines.transcriber !== null && version === 0 && !failed)
}

/** On completion, and where transcripts come later, with the last of them; once for each completion. */
export const completeApplicationIsEvaluated: ProcessManager<CandidateEvent, boolean> = {
  name: 'complete-application-is-evaluated',
  category: 'candidate',
  on: ['CandidateCompleted', 'TranscriptMade', 'TranscriptFailed'],
  look: isDue,
  react: ({ id: eventId, stream }, due) => {
    if (!due) return []
    const { id } = parseStream(stream)
    const data = { candidateId: id, evaluationId: uuid5(eventId, 'evaluation'), first: true }
    return [{ kind: 'command', aggregate: 'candidate', id, command: { type: 'AskForEvaluation', data } }]
  },
}

const Judged = RecordEvaluation.shape.data.omit({ candidateId: true, evaluationId: true })
const reasons: Record<string, EvaluationFailure> = {
  'evaluator/not-set-up': 'no-model',
  'evaluator/nothing-to-read': 'nothing-to-read',
  'evaluator/no-evidence': 'no-evidence',
  'evaluator/not-said': 'not-said',
  'call/dropped': 'dropped',
  'assistant/over-usage': 'limit',
  'candidate/evaluation-not-agreed': 'withdrawn',
}

/** The model is called as an outside call: while it is away the call waits, and what comes late is recorded once. */
export const askedEvaluationIsMade: ProcessManager<CandidateEvent> = {
  name: 'asked-evaluation-is-made',
  category: 'candidate',
  on: ['EvaluationAsked'],
  react: ({ event, stream }) =>
    event.type === 'EvaluationAsked'
      ? [
          {
            kind: 'call',
            port: 'evaluator',
            operation: 'evaluate',
            payload: { candidateId: parseStream(stream).id, evaluationId: event.data.evaluationId },
          },
        ]
      : [],
  onOutcome: ({ event, stream }, { outcome }) => {
    if (event.type !== 'EvaluationAsked') return []
    const { evaluationId } = event.data
    const id = parseStream(stream).id as CandidateId
    const command = (type: string, data: object) =>
      [
        {
          kind: 'command',
          aggregate: 'candidate',
          id,
          command: { type, data: { candidateId: id, evaluationId, ...data } },
        },
      ] as const
    if (outcome.ended === 'succeeded') return [...command('RecordEvaluation', Judged.parse(outcome.result))]
    const reason = (outcome.ended === 'failed' && reasons[outcome.code]) || 'unusable'
    return [...command('RecordEvaluationFailure', { reason })]
  },
}
