import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { BatchId, CandidateId, ColumnId, JobId } from '../kernel/ids.ts'

const batch = z.object({
  batchId: BatchId,
  jobId: JobId,
  to: ColumnId,
  /** The job's column ids at that moment: what the moves are judged against. */
  columns: z.array(ColumnId),
  moves: z.array(z.object({ candidateId: CandidateId, from: ColumnId })),
})

/** Several cards moved as one command: one stream decides, a process moves each card, one undo takes all back. */
export const CandidatesMoveRequested = defineEvent('CandidatesMoveRequested', batch)
/** Repeats what is undone, so that a consumer needs no other event. */
export const CandidatesMoveUndone = defineEvent('CandidatesMoveUndone', batch)

export const bulkMoveEvents = [CandidatesMoveRequested, CandidatesMoveUndone] as const
export type BulkMoveEvent = EventOf<(typeof bulkMoveEvents)[number]>
