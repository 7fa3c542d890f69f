import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { mayMailSignInCode } from '#contracts/user/limits.ts'
import { active } from '../policies/active.ts'
import type { ActiveUser, User } from '../user.ts'

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

/** In silence not, where the code of the hour is in the mailbox already: who asks learns nothing about the account. */
export function requestSignInCode(user: ActiveUser, { now }: CommandContext): UserEvent[] {
  return user.passwordHash !== null && mayMailSignInCode(user.signInCodesAt, now)
    ? [{ type: 'SignInCodeRequested', data: { requestedAt: now } }]
    : []
}
