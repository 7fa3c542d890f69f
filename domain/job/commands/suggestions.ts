import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Job } from '../job.ts'
import { editable } from '../policies/known.ts'

export function recordSuggestions({ jobId: _, ...made }: JobCommandData<'RecordSuggestions'>, state: Job): JobEvent[] {
  editable(state)
  return [{ type: 'SuggestionsMade', data: made }]
}

/** Each suggestion is settled once; the first word counts, whichever window it comes from. */
export function settleSuggestion({ jobId: _, ...settled }: JobCommandData<'SettleSuggestion'>, state: Job): JobEvent[] {
  const { suggestionId, index } = settled
  const outcome = editable(state).suggestions.get(suggestionId)?.[index]
  if (outcome === undefined) throw new Rejected('assistant/suggestion-not-found', 'No such suggestion')
  return outcome === null ? [{ type: 'SuggestionSettled', data: settled }] : []
}
