import { describe, it } from 'vitest'
import type { JobEvent } from '#contracts/job/events.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { backendJob, drafted, live } from '#test/fixtures/job.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(admin))
const suggestionId = '0b7cf5b1-8a3e-4d0b-9d58-4e0a2c1f7a11'
const made = {
  suggestionId,
  of: 'skills' as const,
  source: 'model' as const,
  model: 'a-model',
  items: ['Go', 'PostgreSQL'],
  tokens: 123,
}
const wasMade: JobEvent = { type: 'SuggestionsMade', data: made }
const settle = (index: number, outcome: 'accepted' | 'edited' | 'refused', text: string | null = null) =>
  ({ type: 'SettleSuggestion', data: { jobId: backendJob, suggestionId, index, outcome, text } }) as const
const settled = (index: number, outcome: 'accepted' | 'edited' | 'refused', text: string | null = null): JobEvent => ({
  type: 'SuggestionSettled',
  data: { suggestionId, index, outcome, text },
})

describe('suggestions for a job', () => {
  it('are on the record with who made them and what they cost, of drafts and live jobs', () => {
    const record = { type: 'RecordSuggestions', data: { jobId: backendJob, ...made } } as const
    given(drafted()).when(record).then(wasMade)
    given(...live())
      .when(record)
      .then(wasMade)
    given().when(record).thenRejects('job/not-found')
  })

  it('are settled one by one, each once', () => {
    given(drafted(), wasMade).when(settle(0, 'accepted')).then(settled(0, 'accepted'))
    given(drafted(), wasMade)
      .when(settle(1, 'edited', 'Postgres'))
      .then(settled(1, 'edited', 'Postgres'))
    given(drafted(), wasMade, settled(0, 'refused')).when(settle(0, 'accepted')).thenNothing()
  })

  it('that were never made cannot be settled', () => {
    given(drafted()).when(settle(0, 'accepted')).thenRejects('assistant/suggestion-not-found', 'No such suggestion')
    given(drafted(), wasMade).when(settle(2, 'accepted')).thenRejects('assistant/suggestion-not-found')
  })
})
