import { expect, it } from 'vitest'
import type { CandidateImportEvent } from '#contracts/candidate-import/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { acme } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { candidateImports } from './candidate-imports.ts'

const importId = '77777777-7777-4777-8777-777777777777'
const part = (number: number, counts: object): CandidateImportEvent => ({
  type: 'CandidatesImported',
  data: { importId, part: number, candidateIds: [], counts },
})
const given = (...events: CandidateImportEvent[]) =>
  specifyProjection(candidateImports)(...recorded(streamName(acme, 'import', backendJob), events))

it('shows each list once with what became of its rows, and whether it was taken back', () => {
  given(part(0, { invited: 2, duplicate: 1 }), part(1, { invited: 1 })).shows({
    imports: [expect.objectContaining({ importId, counts: { invited: 3, duplicate: 1 }, reverted: null })],
  } as never)
  given(part(0, { invited: 2 }), { type: 'ImportReverted', data: { importId, removed: 1, kept: 1 } }).shows({
    imports: [expect.objectContaining({ importId, reverted: { at: minutesPastNoon(1), removed: 1, kept: 1 } })],
  } as never)
})
