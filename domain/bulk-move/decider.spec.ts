import { describe, it } from 'vitest'
import type { BulkMoveCommand } from '#contracts/bulk-move/commands.ts'
import type { BulkMoveEvent } from '#contracts/bulk-move/events.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { bulkMoveDecider } from './decider.ts'

const given = specify(bulkMoveDecider, contextOf(editor))
const batchId = '77777777-7777-4777-8777-777777777777'
const ada = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa1'
const ben = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa2'
const columns = ['default', 'hired', 'rejected']
const from = (candidateId: string, column: string) => ({ candidateId, from: column })
const batch = (...moves: ReturnType<typeof from>[]) => ({ batchId, jobId: backendJob, to: 'hired', columns, moves })
const move = (...moves: ReturnType<typeof from>[]): BulkMoveCommand => ({
  type: 'MoveCandidates',
  data: batch(...moves),
})
const moved = (...moves: ReturnType<typeof from>[]): BulkMoveEvent => ({
  type: 'CandidatesMoveRequested',
  data: batch(...moves),
})
const undo: BulkMoveCommand = { type: 'UndoMove', data: { batchId } }

describe('moving several candidates at once', () => {
  it('remembers where each of them came from', () => {
    given()
      .when(move(from(ada, 'default'), from(ben, 'rejected')))
      .then(moved(from(ada, 'default'), from(ben, 'rejected')))
  })

  it('leaves out who is in the column already, and who is named twice', () => {
    given()
      .when(move(from(ada, 'default'), from(ada, 'default'), from(ben, 'hired')))
      .then(moved(from(ada, 'default')))
  })

  it('refuses a move of no candidates', () => {
    given().when(move()).thenRejects('batch/empty')
    given()
      .when(move(from(ada, 'hired')))
      .thenRejects('batch/empty')
  })

  it('refuses a column the job does not have', () => {
    const gone: BulkMoveCommand = { type: 'MoveCandidates', data: { ...batch(from(ada, 'default')), to: batchId } }
    given().when(gone).thenRejects('job/column-not-found', 'This column is not on the board any more')
  })

  it('refuses to use the same batch for another move', () => {
    given(moved(from(ada, 'default')))
      .when(move(from(ben, 'default')))
      .thenRejects('batch/already-exists')
  })
})

describe('undoing a move of several candidates', () => {
  it('says again what is to be taken back', () => {
    given(moved(from(ada, 'default')))
      .when(undo)
      .then({ type: 'CandidatesMoveUndone', data: batch(from(ada, 'default')) })
  })

  it('works once', () => {
    given(moved(from(ada, 'default')), { type: 'CandidatesMoveUndone', data: batch(from(ada, 'default')) })
      .when(undo)
      .thenRejects('batch/already-undone')
  })

  it('refuses an unknown move', () => {
    given().when(undo).thenRejects('batch/not-found')
  })
})
