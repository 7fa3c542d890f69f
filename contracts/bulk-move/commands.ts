import * as z from 'zod'
import { MAX_BATCH } from './limits.ts'
import { BatchId, CandidateId, ColumnId, JobId } from '../kernel/ids.ts'

/** `moves` carries the column each card is in now, looked up by the service; cards already there are left out by the decision. */
export const MoveCandidates = z.object({
  type: z.literal('MoveCandidates'),
  data: z.object({
    batchId: BatchId,
    jobId: JobId,
    to: ColumnId,
    columns: z.array(ColumnId),
    moves: z.array(z.object({ candidateId: CandidateId, from: ColumnId })).max(MAX_BATCH),
  }),
})
export const UndoMove = z.object({ type: z.literal('UndoMove'), data: z.object({ batchId: BatchId }) })

export const BulkMoveCommand = z.discriminatedUnion('type', [MoveCandidates, UndoMove])
export type BulkMoveCommand = z.infer<typeof BulkMoveCommand>
