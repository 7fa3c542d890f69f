import { describe, expect, it } from 'vitest'
import type { BulkMoveEvent } from '#contracts/bulk-move/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { moveEachCandidate } from './bulk-move.ts'

const ada = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa1'
const ben = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa2'
const data = {
  batchId: '77777777-7777-4777-8777-777777777777',
  jobId: '22222222-2222-4222-8222-222222222222',
  to: 'hired' as const,
  columns: ['default', 'hired', 'rejected'],
  moves: [
    { candidateId: ada, from: 'default' as const },
    { candidateId: ben, from: 'rejected' as const },
  ],
}
const after = (type: BulkMoveEvent['type']) =>
  moveEachCandidate
    .react({ event: { type, data } } as Recorded<BulkMoveEvent>, undefined)
    .map((reaction) =>
      reaction.kind === 'command' ? [reaction.aggregate, reaction.id, reaction.command.data] : reaction,
    )
const facts = { batchId: data.batchId, columns: data.columns }

describe('a move of several candidates', () => {
  it('moves each card, if it still lies where it lay', () => {
    expect(after('CandidatesMoveRequested')).toEqual([
      ['candidate', ada, { candidateId: ada, to: 'hired', expectedFrom: 'default', ...facts }],
      ['candidate', ben, { candidateId: ben, to: 'hired', expectedFrom: 'rejected', ...facts }],
    ])
  })

  it('takes each back to where it came from, if no one moved it on', () => {
    expect(after('CandidatesMoveUndone')).toEqual([
      ['candidate', ada, { candidateId: ada, to: 'default', expectedFrom: 'hired', ...facts, undo: true }],
      ['candidate', ben, { candidateId: ben, to: 'rejected', expectedFrom: 'hired', ...facts, undo: true }],
    ])
  })
})
