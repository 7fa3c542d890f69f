import type { UserCommand } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import type { Decider } from '#domain/decider.ts'
import { signUp } from './commands/sign-up.ts'
import { evolve, initialState, type User } from './user.ts'

export const userDecider: Decider<User, UserCommand, UserEvent> = {
  category: 'user',
  initialState,
  evolve,
  decide: ({ data }, state) => signUp(data, state),
}
