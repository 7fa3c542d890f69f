import { it } from 'vitest'
import type { DashboardEvent } from '#contracts/dashboard/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { acme, rita } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { dashboards } from './dashboards.ts'

const dashboardId = '01890a5d-ac96-774b-bcce-b302099a8057'
const given = (...events: DashboardEvent[]) =>
  specifyProjection(dashboards)(...recorded(streamName(acme, 'dashboard', dashboardId), events))
const saved = (more = {}): DashboardEvent => ({
  type: 'DashboardSaved',
  data: { dashboardId, ownerId: rita, name: 'Last month', address: 'range=30d', shared: false, ...more },
})

it('shows a dashboard as it was saved last, until it is deleted', () => {
  given(saved(), saved({ shared: true, name: 'Hires' })).shows({ name: 'Hires', shared: true, address: 'range=30d' })
  given(saved(), { type: 'DashboardDeleted', data: { dashboardId } }).showsNothing()
})

it('shows who has it by mail, through later changes', () => {
  const set = (every: 'week' | null): DashboardEvent => ({
    type: 'DashboardMailSet',
    data: { dashboardId, userId: rita, every },
  })
  given(saved(), set('week'), saved({ name: 'Hires' })).shows({
    name: 'Hires',
    mails: [{ userId: rita, every: 'week' }],
  })
  given(saved(), set('week'), set(null)).shows({ mails: [] })
})
