import * as z from 'zod'
import { defineEvent, type EventOf } from '../event.ts'
import { BatchId, CandidateId, ColumnId, JobId } from '../ids.ts'

/** Several cards moved as one command: one stream decides, a process moves each card, one undo takes all back. */
export const CandidatesMoveRequested = defineEvent(
  'CandidatesMoveRequested',
  z.object({
    batchId: BatchId,
    jobId: JobId,
    to: ColumnId,
    columns: z.array(ColumnId),
    moves: z.array(z.object({ candidateId: CandidateId, from: ColumnId })),
  }),
)
export const CandidatesMoveUndone = defineEvent('CandidatesMoveUndone', z.object({ batchId: BatchId }))

export const bulkMoveEvents = [CandidatesMoveRequested, CandidatesMoveUndone] as const
export type BulkMoveEvent = EventOf<(typeof bulkMoveEvents)[number]>
