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

const ben = '01890a5d-ac96-774b-bcce-b302099a8059'
const mailSet = (userId: string, every: 'day' | 'week' | 'month' | null): DashboardEvent => ({
  type: 'DashboardMailSet',
  data: { dashboardId, userId, every },
})
const setMail = (userId: string, every: 'day' | 'week' | null): DashboardCommand => ({
  type: 'SetDashboardMail',
  data: { dashboardId, userId, every },
})
const send = (userId: string): DashboardCommand => ({ type: 'SendDashboard', data: { dashboardId, userId } })
const due = (userId: string, every: 'day' | 'week'): DashboardEvent => ({
  type: 'DashboardMailDue',
  data: { dashboardId, userId, every },
})

it('is mailed to who sees it and asked for it, as often as they say', () => {
  given(saved()).when(setMail(rita, 'week')).then(mailSet(rita, 'week'))
  given(saved(), mailSet(rita, 'week')).when(setMail(rita, 'week')).thenNothing()
  given(saved(), mailSet(rita, 'week')).when(setMail(rita, null)).then(mailSet(rita, null))
  given(saved()).when(setMail(ben, 'week')).thenRejects('dashboard/not-found', 'There is no such dashboard')
  given().when(setMail(rita, 'week')).thenRejects('dashboard/not-found')
  given(saved({ shared: true }))
    .when(setMail(ben, 'day'))
    .then(mailSet(ben, 'day'))
})

it('is due to each at their own time, after it was saved again too, and to none after they ended it', () => {
  const both = [
    saved({ shared: true }),
    mailSet(rita, 'week'),
    mailSet(ben, 'day'),
    saved({ name: 'Hires', shared: true }),
  ]
  given(...both)
    .when(send(ben))
    .then(due(ben, 'day'))
  given(...both)
    .when(send(rita))
    .then(due(rita, 'week'))
  given(...both, mailSet(ben, null))
    .when(send(ben))
    .thenNothing()
  given(...both, { type: 'DashboardDeleted', data: { dashboardId } })
    .when(send(ben))
    .thenNothing()
})

it('ends for who sees it no longer', () => {
  const hidden = [saved({ shared: true }), mailSet(ben, 'day'), saved()]
  given(...hidden)
    .when(send(ben))
    .then(mailSet(ben, null))
  given(...hidden)
    .when(setMail(ben, null))
    .then(mailSet(ben, null))
})
