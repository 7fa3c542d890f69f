import { type DashboardCommand, MAX_DASHBOARD_NAME } from '#contracts/dashboard/commands.ts'
import type { DashboardEvent } from '#contracts/dashboard/events.ts'
import type { MailRhythm } from '#contracts/dashboard/mails.ts'
import { hasControls, isUnseen } from '#contracts/kernel/name.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said, type Wording } from '#contracts/kernel/wording.ts'
import type { Decider } from '../decider.ts'

type Saved = {
  status: 'saved'
  ownerId: string
  name: string
  address: string
  shared: boolean
  /** Who gets it by mail, and how often. */
  mails: ReadonlyMap<string, MailRhythm>
}
type State = { status: 'none' | 'deleted' } | Saved

/**
 * A dashboard belongs to its owner, who alone can change it. Colleagues see it when it is shared. Who sees it may have it by
 * mail; a mail that is due to a person who sees it no longer is the end of theirs.
 */
export const dashboardDecider: Decider<State, DashboardCommand, DashboardEvent> = {
  category: 'dashboard',
  initialState: () => ({ status: 'none' }),
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'DashboardSaved':
        return { ...data, status: 'saved', mails: state.status === 'saved' ? state.mails : new Map() }
      case 'DashboardDeleted':
        return { status: 'deleted' }
      case 'DashboardMailSet': {
        if (state.status !== 'saved') return state
        const mails = new Map(state.mails)
        if (data.every) mails.set(data.userId, data.every)
        else mails.delete(data.userId)
        return { ...state, mails }
      }
      case 'DashboardMailDue':
        return state
      default:
        return type satisfies never
    }
  },
  decide: ({ type, data }, state) => {
    switch (type) {
      case 'SaveDashboard':
        return save(data, state)
      case 'DeleteDashboard': {
        if (state.status !== 'saved') return []
        if (state.ownerId !== data.ownerId) throw notFound()
        return [{ type: 'DashboardDeleted', data: { dashboardId: data.dashboardId } }]
      }
      case 'SetDashboardMail': {
        const { userId, every } = data
        if (state.status !== 'saved' || (every !== null && !sees(state, userId))) throw notFound()
        return (state.mails.get(userId) ?? null) === every ? [] : [{ type: 'DashboardMailSet', data }]
      }
      case 'SendDashboard': {
        const every = state.status === 'saved' ? state.mails.get(data.userId) : undefined
        if (state.status !== 'saved' || !every) return []
        if (!sees(state, data.userId)) return [{ type: 'DashboardMailSet', data: { ...data, every: null } }]
        return [{ type: 'DashboardMailDue', data: { ...data, every } }]
      }
      default:
        return type satisfies never
    }
  },
}

const sees = ({ ownerId, shared }: Saved, userId: string) => shared || ownerId === userId

function save(data: Extract<DashboardCommand, { type: 'SaveDashboard' }>['data'], state: State): DashboardEvent[] {
  if (state.status === 'deleted' || (state.status === 'saved' && state.ownerId !== data.ownerId)) throw notFound()
  const name = data.name.trim().replaceAll(/\s+/g, ' ')
  if (isUnseen(name)) throw nameInvalid('Give the dashboard a name')
  if (name.length > MAX_DASHBOARD_NAME) throw nameInvalid(said`Use at most ${MAX_DASHBOARD_NAME} characters`)
  if (hasControls(name)) throw nameInvalid('Line breaks and control characters are not possible here')
  const { address, shared } = data
  const isSame = state.status === 'saved' && state.name === name && state.address === address && state.shared === shared
  return isSame ? [] : [{ type: 'DashboardSaved', data: { ...data, name } }]
}

const notFound = () => new Rejected('dashboard/not-found', 'There is no such dashboard')
const nameInvalid = (message: string | Wording) => new Rejected('dashboard/name-invalid', message, { name: message })
