import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { isWatched, newSignals } from '#contracts/candidate/signals.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { Candidate } from '../candidate.ts'
import { underWay } from '../policies/known.ts'

/** Nothing of a page that was not said to note anything. */
export function noteSignals(
  { moduleId, signals, journey }: CandidateCommandData<'NoteSignals'>,
  state: Candidate,
  { now }: Pick<CommandContext, 'now'>,
): CandidateEvent[] {
  const candidate = underWay(state)
  const module = journey.modules.find(({ id }) => id === moduleId)
  if (!module || !isWatched(module)) return []
  const found = newSignals(signals, module, candidate.signals[moduleId] ?? [], now)
  return found.length === 0 ? [] : [{ type: 'AnswerSignalsNoted', data: { moduleId, signals: found } }]
}
