import type { UserId } from '#contracts/ids.ts'
import type { Role } from '#contracts/permissions.ts'
import type { UserEvent } from '#contracts/user/events.ts'

export type ActiveUser = {
  status: 'active'
  userId: UserId
  name: string
  email: string
  passwordHash: string
  role: Role
  creator: boolean
  /** Identities elsewhere that sign this account in, by their reservation. */
  identities: readonly string[]
  /** Sessions opened in an earlier epoch are over: whatever has to end them all raises it. */
  epoch: number
  /** Times somebody signed in with a social account (TEAM-026). */
  socialSignIns: number
}
export type User = { status: 'unknown' } | ActiveUser

export const initialState = (): User => ({ status: 'unknown' })

export function evolve(state: User, event: UserEvent): User {
  if (event.type === 'UserSignedUp') return { status: 'active', ...event.data, identities: [], epoch: 0, socialSignIns: 0 }
  if (state.status === 'unknown') return state
  switch (event.type) {
    case 'IdentityLinked':
      return { ...state, identities: [...state.identities, event.data.identity] }
    case 'UserSignedIn':
      return event.data.method === 'google' ? { ...state, socialSignIns: state.socialSignIns + 1 } : state
    case 'UserSignedOut':
      return event.data.everywhere ? { ...state, epoch: state.epoch + 1 } : state
    case 'SignInFailed':
      return state
    default:
      return event satisfies never
  }
}
