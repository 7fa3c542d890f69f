import { it } from 'vitest'
import type { SavedFilterCommand } from '#contracts/saved-filter/commands.ts'
import type { SavedFilterEvent } from '#contracts/saved-filter/events.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { savedFilterDecider } from './decider.ts'

const given = specify(savedFilterDecider, contextOf(editor))
const filterId = '01890a5d-ac96-774b-bcce-b302099a8057'
const another = '01890a5d-ac96-774b-bcce-b302099a8058'
const ben = '22222222-0000-4000-8000-000000000000'
const kept = { filterId, ownerId: rita, name: 'Best', address: 'rating=4', sharedWith: null, pinned: false }
const saved = (more = {}): SavedFilterEvent => ({ type: 'FilterSaved', data: { ...kept, ...more } })
const save = (more = {}): SavedFilterCommand => ({ type: 'SaveFilter', data: { jobId: backendJob, ...kept, ...more } })
const change = (more = {}): SavedFilterCommand => ({
  type: 'ChangeFilter',
  data: { jobId: backendJob, filterId, ownerId: rita, ...more },
})

it('is saved under a tidy name, and changed in part only when something changes', () => {
  given()
    .when(save({ name: '  The   best ' }))
    .then(saved({ name: 'The best' }))
  given(saved()).when(save()).thenNothing()
  given(saved())
    .when(change({ sharedWith: 'team', pinned: true }))
    .then(saved({ sharedWith: 'team', pinned: true }))
  given()
    .when(change({ pinned: true }))
    .thenRejects('filter/not-found')
})

it('has a name that can be read, and at least one condition', () => {
  given()
    .when(save({ name: ' \u200b ' }))
    .thenRejects('filter/name-invalid', 'Give the filter a name')
  given()
    .when(save({ name: 'x'.repeat(61) }))
    .thenRejects('filter/name-invalid', 'Use at most 60 characters')
  given()
    .when(save({ name: 'a\u0007b' }))
    .thenRejects('filter/name-invalid')
  given()
    .when(save({ address: '' }))
    .thenRejects('filter/empty', 'Give at least one condition')
})

it('has a name of its own among one’s own and what is shared, and tells nothing of what others keep to themselves', () => {
  const taken = 'There is a filter of this name already'
  given(saved())
    .when(save({ filterId: another, name: 'BEST' }))
    .thenRejects('filter/name-taken', taken)
  given(saved({ ownerId: ben }))
    .when(save({ filterId: another, sharedWith: 'team' }))
    .then(saved({ filterId: another, sharedWith: 'team' }))
  given(saved({ ownerId: ben, sharedWith: 'team' }))
    .when(save({ filterId: another, sharedWith: 'edit' }))
    .thenRejects('filter/name-taken', taken)
  const fifty = Array.from({ length: 50 }, (_, at) =>
    saved({ filterId: another.slice(0, -3) + (at + 100), name: `n${at}` }),
  )
  given(...fifty)
    .when(save())
    .thenRejects('filter/too-many', 'You can keep at most 50 filters on a job')
})

it('is changed and deleted by its owner alone', () => {
  given(saved())
    .when(save({ ownerId: ben }))
    .thenRejects('filter/not-found', 'There is no such filter')
  const remove = (ownerId: string): SavedFilterCommand => ({
    type: 'DeleteFilter',
    data: { jobId: backendJob, filterId, ownerId },
  })
  given(saved()).when(remove(ben)).thenRejects('filter/not-found')
  given(saved()).when(remove(rita)).then({ type: 'FilterDeleted', data: { filterId } })
  given(saved(), { type: 'FilterDeleted', data: { filterId } }).when(remove(rita)).thenNothing()
})
