import type { UserCommand } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import type { Decider } from '#domain/decider.ts'
import { linkIdentity } from './commands/link-identity.ts'
import { signUp } from './commands/sign-up.ts'
import { recordFailedSignIns, recordSignIn, recordSignOut } from './commands/sign-ins.ts'
import { evolve, initialState, type User } from './user.ts'

export const userDecider: Decider<User, UserCommand, UserEvent> = {
  category: 'user',
  initialState,
  evolve,
  decide: (command, state) => {
    switch (command.type) {
      case 'SignUpUser':
        return signUp(command.data, state)
      case 'LinkIdentity':
        return linkIdentity(command.data, state)
      case 'RecordSignIn':
        return recordSignIn(command.data, state)
      case 'RecordSignOut':
        return recordSignOut(command.data, state)
      case 'RecordFailedSignIns':
        return recordFailedSignIns(command.data, state)
      default:
        return command satisfies never
    }
  },
}
