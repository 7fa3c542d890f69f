import * as z from 'zod'
import { Instant, Uuid } from '#contracts/kernel/ids.ts'
import type { SavedFilterEvent } from '#contracts/saved-filter/events.ts'
import type { Projection } from '../runtime/projection.ts'

export const SavedFilter = z.object({
  filterId: Uuid.describe('Id of the filter'),
  ownerId: z.string().describe('Who saved it, and may change it'),
  name: z.string().describe('What it is called'),
  address: z.string().describe('Its conditions as an address writes them'),
  sharedWith: z.string().nullable().describe('team, the id of a role, or null for the owner alone'),
  pinned: z.boolean().describe('Whether it is shown above the candidates'),
  changedAt: Instant.describe('When it was last saved'),
})
export type SavedFilter = z.infer<typeof SavedFilter>
export const SavedFiltersView = z.object({ filters: z.array(SavedFilter).describe('Saved filters of the job') })
export type SavedFiltersView = z.infer<typeof SavedFiltersView>

export const savedFilters: Projection<SavedFiltersView, SavedFilterEvent> = {
  name: 'saved-filters',
  version: 1,
  category: 'filter',
  description: 'One document per job: the filters of its candidates that were saved, with owner and who sees them',
  schema: SavedFiltersView,
  indexes: [],
  counters: [],
  evolve: (view, { event: { type, data }, occurredAt: changedAt }) => {
    const others = (view?.filters ?? []).filter(({ filterId }) => filterId !== data.filterId)
    return { filters: type === 'FilterDeleted' ? others : [...others, { ...data, changedAt }] }
  },
}
