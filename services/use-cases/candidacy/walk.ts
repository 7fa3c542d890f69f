import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { Journey } from '#contracts/job/journey.ts'
import type { ModuleOf } from '#contracts/job/modules/table.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { askerOfHolder } from './candidate-asker.ts'
import { type CandidateHolder, readCandidateToken } from './candidate-token.ts'
import type { Core } from '../../core/core.ts'
import { answerSchedule, type ScheduleStep, scheduleStep } from '../interviews/journey-step.ts'
import { underWay } from './link.ts'

export function holderOf({ engines }: Core, token: string | null): CandidateHolder {
  const identity = readCandidateToken(engines.keys, token)
  if (!identity) throw new Rejected('auth/required', 'Please open the link of the job again')
  return identity
}

/**
 * One answer, judged by the journey the candidate started on. `ended` when it ruled them out. A time that is chosen is booked.
 * @throws Rejected as `answerSchedule` does where a time cannot be booked
 */
export const giveAnswer =
  (core: Core) =>
  async (
    token: string | null,
    { moduleId, answer, commandId }: { moduleId: string; answer: AnswerValue; commandId?: string },
  ): Promise<{ ended: boolean; token: ConsistencyToken }> => {
    const identity = holderOf(core, token)
    const { candidate, journey, closesAt } = await underWay(core, identity)
    const { candidateId } = identity
    const asker = await askerOfHolder(core, identity)
    const command = { type: 'GiveAnswer', data: { candidateId, moduleId, answer, journey, closesAt } } as const
    const module = scheduleIn(journey, moduleId)
    if (module && answer.kind === 'SCHEDULE') {
      // What would be refused books nothing.
      candidateDecider.decide(command, candidate, core.context(asker))
      await answerSchedule(core, asker, module, answer)
    }
    const handled = await core.commands.handle(candidateDecider, candidateId, command, core.context(asker, commandId))
    return { ended: handled.events.some((event) => event.type === 'CandidateAutoRejected'), token: handled.token }
  }

const scheduleIn = (journey: Journey, moduleId: string) =>
  journey.modules.find((module): module is ModuleOf<'SCHEDULE'> => module.id === moduleId && module.kind === 'SCHEDULE')

/** The times that a page of the journey offers; null of a page that offers none. */
export const timesOfPage =
  (core: Core) =>
  async (
    token: string | null,
    { moduleId, ...asked }: { moduleId: string; zone?: string | undefined; day?: string | undefined },
  ): Promise<ScheduleStep | null> => {
    const identity = holderOf(core, token)
    const { journey } = await underWay(core, identity)
    const module = scheduleIn(journey, moduleId)
    return module ? scheduleStep(core, await askerOfHolder(core, identity), module, asked) : null
  }

/** What the candidate's page noted while it was answered; nothing of a page that notes nothing. */
export const noteSignals =
  (core: Core) =>
  async (
    token: string | null,
    { moduleId, signals }: { moduleId: string; signals: CandidateCommandData<'NoteSignals'>['signals'] },
  ): Promise<void> => {
    const identity = holderOf(core, token)
    const { journey } = await underWay(core, identity)
    const { candidateId } = identity
    await core.commands.handle(
      candidateDecider,
      candidateId,
      { type: 'NoteSignals', data: { candidateId, moduleId, signals, journey } },
      core.context(await askerOfHolder(core, identity)),
    )
  }

/** No model reads their answers from now on, also once the application is finished. */
export const withdrawEvaluation =
  (core: Core) =>
  async (token: string | null, commandId?: string): Promise<{ token: ConsistencyToken }> => {
    const identity = holderOf(core, token)
    const { candidateId } = identity
    return core.commands.handle(
      candidateDecider,
      candidateId,
      { type: 'WithdrawEvaluationConsent', data: { candidateId } },
      core.context(await askerOfHolder(core, identity), commandId),
    )
  }

/** The last page. @throws Rejected 'candidate/answers-missing' naming what is open. */
export const finishApplication =
  (core: Core) =>
  async (token: string | null, { commandId }: { commandId?: string } = {}): Promise<{ token: ConsistencyToken }> => {
    const identity = holderOf(core, token)
    const { journey, closesAt } = await underWay(core, identity)
    const { candidateId } = identity
    const handled = await core.commands.handle(
      candidateDecider,
      candidateId,
      { type: 'FinishJourney', data: { candidateId, journey, closesAt } },
      core.context(await askerOfHolder(core, identity), commandId),
    )
    return { token: handled.token }
  }
