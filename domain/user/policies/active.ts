import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ActiveUser, User } from '../user.ts'

export function active(state: User): ActiveUser {
  if (state.status !== 'active') throw new Rejected('account/not-found', 'No such user')
  return state
}
