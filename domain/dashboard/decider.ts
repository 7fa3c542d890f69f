import { type DashboardCommand, MAX_DASHBOARD_NAME } from '#contracts/dashboard/commands.ts'
import type { DashboardEvent } from '#contracts/dashboard/events.ts'
import { hasControls, isUnseen } from '#contracts/kernel/name.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said, type Wording } from '#contracts/kernel/wording.ts'
import type { Decider } from '../decider.ts'

type State =
  | { status: 'none' | 'deleted' }
  | { status: 'saved'; ownerId: string; name: string; address: string; shared: boolean }

/** A dashboard belongs to its owner, who alone can change it. Colleagues see it when it is shared. */
export const dashboardDecider: Decider<State, DashboardCommand, DashboardEvent> = {
  category: 'dashboard',
  initialState: () => ({ status: 'none' }),
  evolve: (_state, { type, data }) =>
    type === 'DashboardDeleted' ? { status: 'deleted' } : { status: 'saved', ...data },
  decide: ({ type, data }, state) => {
    if (state.status === 'saved' && state.ownerId !== data.ownerId) throw notFound()
    if (type === 'DeleteDashboard')
      return state.status === 'saved' ? [{ type: 'DashboardDeleted', data: { dashboardId: data.dashboardId } }] : []
    if (state.status === 'deleted') throw notFound()
    const name = data.name.trim().replaceAll(/\s+/g, ' ')
    if (isUnseen(name)) throw nameInvalid('Give the dashboard a name')
    if (name.length > MAX_DASHBOARD_NAME) throw nameInvalid(said`Use at most ${MAX_DASHBOARD_NAME} characters`)
    if (hasControls(name)) throw nameInvalid('Line breaks and control characters are not possible here')
    const { address, shared } = data
    const isSame =
      state.status === 'saved' && state.name === name && state.address === address && state.shared === shared
    return isSame ? [] : [{ type: 'DashboardSaved', data: { ...data, name } }]
  },
}

const notFound = () => new Rejected('dashboard/not-found', 'There is no such dashboard')
const nameInvalid = (message: string | Wording) => new Rejected('dashboard/name-invalid', message, { name: message })
