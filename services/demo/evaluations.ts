import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import { RecordEvaluation } from '#contracts/candidate/evaluation-commands.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { evaluatedBy } from '../effects/evaluate.ts'
import type { Platform } from '../platform.ts'
import { cases, EVALUATED, type Case } from './consents.ts'
import { type Clock, type Moment, sender } from './moment.ts'
import { demoEvaluator } from './reading.ts'
import type { Company, OpenJob } from './step.ts'
import type { Story } from './story.ts'
import { HOUR, MINUTE } from './time.ts'

type Filled = { job: OpenJob; stories: readonly Story[]; now: number }

/**
 * Evaluations as the processes would have had them made, by a table in place of a model, which says so in its name. Where the
 * installation has a model, that one makes them instead.
 */
export function evaluationMoments(
  platform: Platform,
  clock: Clock,
  company: Company,
  { jobs, stories, now }: Omit<Filled, 'job'> & { jobs: readonly OpenJob[] },
): Moment[] {
  const job = jobs.find(({ key }) => key === EVALUATED)
  if (!job || platform.engines.evaluator) return []
  const theirs = stories.filter(({ jobId }) => jobId === job.jobId)
  return cases
    .flatMap((each, place) => (each.agreed && theirs[place] ? momentsOf(each, theirs[place], job) : []))
    .filter(({ at }) => at < now)

  function momentsOf({ again, review, manner }: Case, { candidateId, steps }: Story, { team }: OpenJob): Moment[] {
    const finished = steps.find(({ command }) => command.type === 'FinishJourney')
    if (!finished) return []
    const first = uuid5(candidateId, 'evaluation')
    const second = uuid5(candidateId, 'evaluation again')
    const recruiter = company.people[team.recruiter]
    const sent = steps.find(({ command }) => command.type === 'SendScore')
    const evaluated = (at: number, evaluationId: string, by: Asker | null): Moment => ({
      at,
      key: candidateId,
      act: () => evaluate({ candidateId, evaluationId }, { at, by, manner }),
    })
    return [
      evaluated(finished.at + 2 * MINUTE, first, null),
      ...(again ? [evaluated(finished.at + 3 * HOUR, second, recruiter)] : []),
      ...(review === undefined || !sent
        ? []
        : [
            {
              at: sent.at + 5 * MINUTE,
              key: candidateId,
              act: () =>
                send(sent.asker, sent.at + 5 * MINUTE, 'looked at', {
                  type: 'ReviewEvaluation',
                  data: { candidateId, evaluationId: first, agrees: review === '', reason: review },
                }),
            },
          ]),
    ]
  }

  /** Asked, judged and recorded, each once. */
  async function evaluate(
    of: { candidateId: string; evaluationId: string },
    { at, by, manner }: { at: number; by: Asker | null; manner: Case['manner'] },
  ): Promise<ConsistencyToken | undefined> {
    const { candidateId, evaluationId } = of
    const { state } = await platform.commands.stateOf(candidateDecider, company.people.marta, candidateId)
    if (!isKnown(state) || state.evaluations.last?.evaluationId === evaluationId) return undefined
    if (by === null && !state.evaluations.due) return undefined
    const process = (name: string): Asker => ({ kind: 'process', name, companyId: company.companyId, permissions: [] })
    const asks = { type: 'AskForEvaluation', data: { ...of, first: by === null } } as const
    const recorded = await judged(of, manner)
    await send(by ?? process('complete-application-is-evaluated'), at, `asked ${evaluationId}`, asks)
    return send(process('asked-evaluation-is-made'), at, `made ${evaluationId}`, recorded)
  }

  async function judged(
    of: { candidateId: string; evaluationId: string },
    manner: Case['manner'],
  ): Promise<CandidateCommand> {
    try {
      const about = { companyId: CompanyId.parse(company.companyId), candidateId: of.candidateId }
      const made = await evaluatedBy(platform, demoEvaluator(manner), about)
      return RecordEvaluation.parse({ type: 'RecordEvaluation', data: { ...of, ...made } })
    } catch (error) {
      if (!(error instanceof Rejected) || error.code !== 'evaluator/not-said') throw error
      return { type: 'RecordEvaluationFailure', data: { ...of, reason: 'not-said' } }
    }
  }

  async function send(asker: Asker, at: number, what: string, command: CandidateCommand): Promise<ConsistencyToken> {
    const { candidateId } = command.data
    const sent = await sender(platform, clock)(asker, at, uuid5(candidateId, what), (context) =>
      platform.commands.handle(candidateDecider, candidateId, command, context),
    )
    return sent.token
  }
}
