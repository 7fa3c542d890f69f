import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { MAX_BATCH } from '#contracts/bulk-move/limits.ts'
import type { CandidateId, ColumnId, JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { said } from '#contracts/kernel/wording.ts'
import { bulkMoveDecider } from '#domain/bulk-move/decider.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import type { Core } from '../../core/core.ts'
import { allowOnJob } from '../../core/authorize.ts'
import { columnsOf } from './board-of.ts'
import { type Refusal, settled } from './settled.ts'

export type Move = {
  jobId: JobId
  candidateIds: CandidateId[]
  to: ColumnId
  /** One card: only if it is still where the person saw it. */
  from?: ColumnId | null
  /** One card: back to where it came from, as if it had not been moved. */
  undo?: boolean
  batchId?: string
  commandId?: string
}
export type Moved = {
  token: ConsistencyToken
  /** What `undoMove` takes back; null for a single card, which is simply moved back. */
  batchId: string | null
  refused: Refusal[]
}

/** One card moves at once; several are one command that a process carries out and one undo takes back. */
export const moveCandidates =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, candidateIds, to, from = null, undo = false, batchId = randomUUID(), commandId }: Move,
  ): Promise<Moved> => {
    await allowOnJob(core, asker, 'candidates.edit', jobId)
    const ids = [...new Set(candidateIds)]
    if (ids.length > MAX_BATCH)
      throw new Rejected('request/invalid', said`At most ${MAX_BATCH} candidates can be moved at once`)
    const columns = (await columnsOf(core, asker, jobId)).map(({ id }) => id)
    if (!columns.includes(to)) throw new Rejected('job/column-not-found', 'This column is not on the board any more')
    const again = await repeated(core, asker, { batchId, to, ids })
    if (again) return { batchId, ...(await settled(core, asker, again, ids)) }
    const context = core.context(asker, commandId)
    const moves = await Promise.all(
      ids.map(async (candidateId) => ({ candidateId, from: await placeOf(core, asker, jobId, candidateId) })),
    )

    const [only] = moves
    if (moves.length === 1 && only) {
      const data = {
        candidateId: only.candidateId,
        to,
        expectedFrom: from,
        batchId: null,
        columns,
        ...(undo ? { undo } : {}),
      }
      const { token } = await core.commands.handle(
        candidateDecider,
        only.candidateId,
        { type: 'MoveCandidateToColumn', data },
        context,
      )
      return { token, batchId: null, refused: [] }
    }
    const handled = await core.commands.handle(
      bulkMoveDecider,
      batchId,
      { type: 'MoveCandidates', data: { batchId, jobId, to, columns, moves } },
      context,
    )
    return { batchId, ...(await settled(core, asker, handled, ids)) }
  }

/** The same request sent again: by now the cards lie elsewhere, so it could not be told by its command's body. */
async function repeated(
  { commands }: Core,
  asker: Asker,
  { batchId, to, ids }: { batchId: string; to: ColumnId; ids: CandidateId[] },
) {
  const { state } = await commands.stateOf(bulkMoveDecider, asker, batchId)
  if (
    state.status === 'unknown' ||
    state.batch.to !== to ||
    !state.batch.moves.every(({ candidateId }) => ids.includes(candidateId))
  )
    return null
  const stream = streamName(asker.companyId, 'batch', batchId)
  return { stream, revision: 0, token: { [stream]: 0 } }
}

async function placeOf({ commands }: Core, asker: Asker, jobId: JobId, candidateId: CandidateId): Promise<ColumnId> {
  const { state } = await commands.stateOf(candidateDecider, asker, candidateId)
  if (state.status === 'unknown' || state.status === 'deleted' || state.jobId !== jobId)
    throw new Rejected('candidate/not-found', 'No such candidate')
  return state.columnId
}
