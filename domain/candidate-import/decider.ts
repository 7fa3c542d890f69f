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
    if (type === 'ImportFinished') return state
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
  decide: (command, state) => {
    const { importId } = command.data
    const known = state.get(importId)
    if (command.type === 'RecordRevert') {
      const { jobId: _job, ...data } = command.data
      if (!known) throw new Rejected('import/not-found', 'There is no such import')
      return known.reverted ? [] : [{ type: 'ImportReverted', data }]
    }
    if (known?.reverted) throw new Rejected('import/reverted', 'This import was taken back')
    const { jobId: _job, last, ...data } = command.data
    if (known?.parts.has(data.part)) return []
    const added = (known?.candidateIds.length ?? 0) + data.candidateIds.length
    return [
      { type: 'CandidatesImported', data },
      ...(last ? [{ type: 'ImportFinished', data: { importId, added } } as const] : []),
    ]
  },
}
