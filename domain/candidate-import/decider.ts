import type { CandidateImportCommand } from '#contracts/candidate-import/commands.ts'
import type { CandidateImportEvent } from '#contracts/candidate-import/events.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Decider } from '../decider.ts'

type Imported = { parts: ReadonlySet<number>; candidateIds: readonly CandidateId[]; reverted: boolean }
/** The imports of one job, by id. */
export type CandidateImports = ReadonlyMap<string, Imported>

/** Lists of people that were put on a job, so that each can be taken back whole. */
export const candidateImportDecider: Decider<CandidateImports, CandidateImportCommand, CandidateImportEvent> = {
  category: 'import',
  facts: ['candidateIds', 'counts', 'removed', 'kept'],
  initialState: () => new Map(),
  evolve: (state, { type, data }) => {
    const before = state.get(data.importId) ?? { parts: new Set<number>(), candidateIds: [], reverted: false }
    const after =
      type === 'ImportReverted'
        ? { ...before, reverted: true }
        : {
            ...before,
            parts: new Set(before.parts).add(data.part),
            candidateIds: [...before.candidateIds, ...data.candidateIds],
          }
    return new Map(state).set(data.importId, after)
  },
  decide: ({ type, data: { jobId: _job, ...data } }, state) => {
    const known = state.get(data.importId)
    if (type === 'RecordRevert') {
      if (!known) throw new Rejected('import/not-found', 'There is no such import')
      return known.reverted ? [] : [{ type: 'ImportReverted', data } as CandidateImportEvent]
    }
    if (known?.reverted) throw new Rejected('import/reverted', 'This import was taken back')
    if ('part' in data && known?.parts.has(data.part)) return []
    return [{ type: 'CandidatesImported', data } as CandidateImportEvent]
  },
}
