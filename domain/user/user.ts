import type { UserId } from '#contracts/ids.ts'
import type { InterfaceLanguage } from '#contracts/interface-language.ts'
import type { RoleId } from '#contracts/permissions.ts'
import type { UserEvent } from '#contracts/user/events.ts'

export type ActiveUser = {
  status: 'active'
  userId: UserId
  name: string
  email: string
  passwordHash: string
  /** Of the system, or one the company made. */
  role: RoleId
  creator: boolean
  /** Identities elsewhere that sign this account in, by their reservation. */
  identities: readonly string[]
  /** Sessions opened in an earlier epoch are over: whatever has to end them all raises it. */
  epoch: number
  /** Times somebody signed in with a social account (TEAM-026). */
  socialSignIns: number
  /** What they read the interface in; null until they chose. */
  language: InterfaceLanguage | null
}
/** An invitation that has run out can be sent again; one that was revoked is over. */
export type InvitedUser = {
  status: 'invited' | 'expired' | 'revoked'
  userId: UserId
  email: string
  role: RoleId
  invitedBy: UserId | null
  invitationId: string
  expiresAt: string
}
export type RemovedUser = { status: 'removed'; userId: UserId; name: string }
export type User = { status: 'unknown' } | InvitedUser | ActiveUser | RemovedUser

export const initialState = (): User => ({ status: 'unknown' })

const fresh = { status: 'active', identities: [], epoch: 0, socialSignIns: 0, language: null } as const

export function evolve(state: User, event: UserEvent): User {
  if (event.type === 'UserSignedUp') return { ...fresh, ...event.data }
  if (event.type === 'UserInvited') {
    const { roleId, ...invited } = event.data
    return { status: 'invited', role: roleId, ...invited }
  }
  if (state.status === 'active') return evolveActive(state, event)
  if (state.status === 'unknown' || state.status === 'removed') return state
  switch (event.type) {
    case 'InvitationResent':
      return { ...state, status: 'invited', ...event.data }
    case 'InvitationRevoked':
      return { ...state, status: 'revoked' }
    case 'InvitationExpired':
      return { ...state, status: 'expired' }
    case 'UserRoleAssigned':
      return { ...state, role: event.data.roleId }
    case 'InvitationAccepted': {
      const { name, passwordHash } = event.data
      const { userId, email, role } = state
      return { ...fresh, userId, name, email, passwordHash, role, creator: false }
    }
    default:
      return state
  }
}

function evolveActive(state: ActiveUser, event: Exclude<UserEvent, { type: 'UserSignedUp' | 'UserInvited' }>): User {
  switch (event.type) {
    case 'IdentityLinked':
      return { ...state, identities: [...state.identities, event.data.identity] }
    case 'UserSignedIn':
      return event.data.method === 'google' ? { ...state, socialSignIns: state.socialSignIns + 1 } : state
    case 'UserSignedOut':
      return event.data.everywhere ? { ...state, epoch: state.epoch + 1 } : state
    case 'UserRoleAssigned':
      return { ...state, role: event.data.roleId }
    case 'UserLanguageChosen':
      return { ...state, language: event.data.language }
    case 'UserRemoved':
      return { status: 'removed', userId: state.userId, name: state.name }
    default:
      return state
  }
}
