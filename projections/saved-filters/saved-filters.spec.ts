import { it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import type { SavedFilterEvent } from '#contracts/saved-filter/events.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { acme, rita } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { savedFilters } from './saved-filters.ts'

const filterId = '01890a5d-ac96-774b-bcce-b302099a8057'
const kept = { filterId, ownerId: rita, name: 'Best', address: 'rating=4', sharedWith: null, pinned: false }
const saved = (more = {}): SavedFilterEvent => ({ type: 'FilterSaved', data: { ...kept, ...more } })
const given = (...events: SavedFilterEvent[]) =>
  specifyProjection(savedFilters)(...recorded(streamName(acme, 'filter', backendJob), events))

it('shows the filters of a job as they were saved last, without those that were deleted', () => {
  given(saved(), saved({ pinned: true })).shows({
    filters: [{ ...kept, pinned: true, changedAt: minutesPastNoon(1) }],
  })
  given(saved(), { type: 'FilterDeleted', data: { filterId } }).shows({ filters: [] })
})
