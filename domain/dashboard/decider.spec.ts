import { it } from 'vitest'
import type { DashboardCommand } from '#contracts/dashboard/commands.ts'
import type { DashboardEvent } from '#contracts/dashboard/events.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { dashboardDecider } from './decider.ts'

const given = specify(dashboardDecider, contextOf(editor))
const dashboardId = '01890a5d-ac96-774b-bcce-b302099a8057'
const another = '01890a5d-ac96-774b-bcce-b302099a8058'
const kept = { dashboardId, ownerId: rita, name: 'Last month', address: 'range=30d', shared: false }
const saved = (more = {}): DashboardEvent => ({ type: 'DashboardSaved', data: { ...kept, ...more } })
const save = (more = {}): DashboardCommand => ({ type: 'SaveDashboard', data: { ...kept, ...more } })
const remove = (more = {}): DashboardCommand => ({
  type: 'DeleteDashboard',
  data: { dashboardId, ownerId: rita, ...more },
})

it('is saved under a tidy name, and again only when something changes', () => {
  given()
    .when(save({ name: '  Last   month ' }))
    .then(saved())
  given(saved()).when(save()).thenNothing()
  given(saved())
    .when(save({ shared: true }))
    .then(saved({ shared: true }))
})

it('has a name that can be read in a list', () => {
  given()
    .when(save({ name: ' \u200b ' }))
    .thenRejects('dashboard/name-invalid', 'Give the dashboard a name')
  given()
    .when(save({ name: 'x'.repeat(61) }))
    .thenRejects('dashboard/name-invalid')
  given()
    .when(save({ name: 'a\u0007b' }))
    .thenRejects('dashboard/name-invalid')
})

it('is changed and deleted by its owner alone, for whom it is gone then', () => {
  given(saved())
    .when(save({ ownerId: another }))
    .thenRejects('dashboard/not-found')
  given(saved())
    .when(remove({ ownerId: another }))
    .thenRejects('dashboard/not-found')
  given(saved()).when(remove()).then({ type: 'DashboardDeleted', data: { dashboardId } })
  given(saved(), { type: 'DashboardDeleted', data: { dashboardId } }).when(remove()).thenNothing()
  given(saved(), { type: 'DashboardDeleted', data: { dashboardId } }).when(save()).thenRejects('dashboard/not-found')
})
