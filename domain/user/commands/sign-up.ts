import { Rejected } from '#contracts/rejections.ts'
import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import type { User } from '../user.ts'

export function signUp(data: UserCommandData<'SignUpUser'>, state: User): UserEvent[] {
  if (state.status !== 'unknown') throw new Rejected('account/already-known', 'This account exists already')
  return [{ type: 'UserSignedUp', data }]
}
