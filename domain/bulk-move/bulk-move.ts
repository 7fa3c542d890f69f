import type { BulkMoveEvent } from '#contracts/bulk-move/events.ts'

type Batch = BulkMoveEvent['data']
export type BulkMove = { status: 'unknown' } | { status: 'requested' | 'undone'; batch: Batch }

export const initialState = (): BulkMove => ({ status: 'unknown' })

export function evolve(_state: BulkMove, { type, data }: BulkMoveEvent): BulkMove {
  switch (type) {
    case 'CandidatesMoveRequested':
      return { status: 'requested', batch: data }
    case 'CandidatesMoveUndone':
      return { status: 'undone', batch: data }
    default:
      return type satisfies never
  }
}
