import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { Uuid } from '../kernel/ids.ts'

/**
 * A filter of a job's candidates was kept under a name, or kept again. `address` is the filter as an address writes it;
 * `sharedWith` is 'team', the id of a role, or null for its owner alone. A text in it may be a person's name.
 */
export const FilterSaved = defineEvent(
  'FilterSaved',
  z.object({
    filterId: Uuid,
    ownerId: z.string(),
    name: z.string(),
    address: z.string(),
    sharedWith: z.string().nullable(),
    pinned: z.boolean(),
  }),
  ['name', 'address'],
)
export const FilterDeleted = defineEvent('FilterDeleted', z.object({ filterId: Uuid }))

export const savedFilterEvents = [FilterSaved, FilterDeleted] as const
export type SavedFilterEvent = EventOf<(typeof savedFilterEvents)[number]>
