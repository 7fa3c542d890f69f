import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { active } from '../policies/active.ts'
import type { User } from '../user.ts'

// What happened is recorded for auditors; whether it may happen was decided where credentials are checked.

export function recordSignIn(data: UserCommandData<'RecordSignIn'>, state: User): UserEvent[] {
  active(state)
  return [{ type: 'UserSignedIn', data }]
}

export function recordSignOut(data: UserCommandData<'RecordSignOut'>, state: User): UserEvent[] {
  active(state)
  return [{ type: 'UserSignedOut', data }]
}

export function recordFailedSignIns(data: UserCommandData<'RecordFailedSignIns'>, state: User): UserEvent[] {
  return state.status === 'active' ? [{ type: 'SignInFailed', data }] : []
}
