import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { askerOfHolder } from './candidate-asker.ts'
import { type CandidateHolder, readCandidateToken } from './candidate-token.ts'
import type { Core } from '../../core/core.ts'
import { underWay } from './link.ts'

export function holderOf({ engines }: Core, token: string | null): CandidateHolder {
  const identity = readCandidateToken(engines.keys, token)
  if (!identity) throw new Rejected('auth/required', 'Please open the link of the job again')
  return identity
}

/** One answer, judged by the journey the candidate started on. `ended` when it ruled them out. */
export const giveAnswer =
  (core: Core) =>
  async (
    token: string | null,
    { moduleId, answer, commandId }: { moduleId: string; answer: AnswerValue; commandId?: string },
  ): Promise<{ ended: boolean; token: ConsistencyToken }> => {
    const identity = holderOf(core, token)
    const { journey, closesAt } = await underWay(core, identity)
    const { candidateId } = identity
    const handled = await core.commands.handle(
      candidateDecider,
      candidateId,
      { type: 'GiveAnswer', data: { candidateId, moduleId, answer, journey, closesAt } },
      core.context(await askerOfHolder(core, identity), commandId),
    )
    return { ended: handled.events.some((event) => event.type === 'CandidateAutoRejected'), token: handled.token }
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
