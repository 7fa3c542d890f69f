import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { REQUIRED } from '#contracts/job/rules.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { hasControls } from '#contracts/kernel/name.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Candidate, isKnown } from '../candidate.ts'
import { known } from '../policies/known.ts'

/** Another system does not change what a colleague chose. */
export function rename(
  { name: given }: CandidateCommandData<'RenameCandidate'>,
  state: Candidate,
  { asker }: Pick<CommandContext, 'asker'>,
): CandidateEvent[] {
  const { isNamedHere } = known(state)
  const by = asker.kind === 'user' ? 'colleague' : 'system'
  const name = given.trim()
  if (by === 'system' && (isNamedHere || name === '' || hasControls(name))) return []
  if (name === '' || hasControls(name)) throw new Rejected('candidate/name-invalid', REQUIRED, { name: REQUIRED })
  return [{ type: 'CandidateRenamed', data: { name, by } }]
}

/** A candidate who is gone by now has no history to tell. */
export const recordOutsideStep = (
  { candidateId: _id, ...data }: CandidateCommandData<'RecordOutsideStep'>,
  state: Candidate,
): CandidateEvent[] => (isKnown(state) ? [{ type: 'OutsideStepRecorded', data }] : [])
