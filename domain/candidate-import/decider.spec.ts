import { describe, it } from 'vitest'
import type { CandidateImportCommand } from '#contracts/candidate-import/commands.ts'
import type { CandidateImportEvent } from '#contracts/candidate-import/events.ts'
import { ada } from '#test/fixtures/candidate.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { candidateImportDecider } from './decider.ts'

const given = specify(candidateImportDecider, contextOf(editor))
const importId = '77777777-7777-4777-8777-777777777777'
const part = (number: number) => ({ importId, part: number, candidateIds: [ada], counts: { invited: 1, duplicate: 2 } })
const record = (number: number): CandidateImportCommand => ({
  type: 'RecordImport',
  data: { jobId: backendJob, ...part(number) },
})
const recorded = (number: number): CandidateImportEvent => ({ type: 'CandidatesImported', data: part(number) })
const revert: CandidateImportCommand = {
  type: 'RecordRevert',
  data: { jobId: backendJob, importId, removed: 1, kept: 0 },
}
const reverted: CandidateImportEvent = { type: 'ImportReverted', data: { importId, removed: 1, kept: 0 } }

describe('an import', () => {
  it('is recorded part by part, each once', () => {
    given(recorded(0)).when(record(1)).then(recorded(1))
    given(recorded(0)).when(record(0)).thenNothing()
  })

  it('is finished with its last part, with all that were added', () => {
    const last: CandidateImportCommand = { type: 'RecordImport', data: { jobId: backendJob, ...part(1), last: true } }
    const finished: CandidateImportEvent = { type: 'ImportFinished', data: { importId, added: 2 } }
    given(recorded(0)).when(last).then(recorded(1), finished)
    given(recorded(0), recorded(1), finished).when(last).thenNothing()
  })

  it('is taken back once, and goes on no more', () => {
    given(recorded(0)).when(revert).then(reverted)
    given(recorded(0), reverted).when(revert).thenNothing()
    given(recorded(0), reverted).when(record(1)).thenRejects('import/reverted', 'This import was taken back')
    given().when(revert).thenRejects('import/not-found')
  })
})
