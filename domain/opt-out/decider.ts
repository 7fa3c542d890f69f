import type { OptOutCommand } from '#contracts/opt-out/commands.ts'
import type { OptOutEvent } from '#contracts/opt-out/events.ts'
import type { Decider } from '../decider.ts'

/** Whether an address may get invitations and reminders of a company. */
export const optOutDecider: Decider<{ out: boolean }, OptOutCommand, OptOutEvent> = {
  category: 'optout',
  initialState: () => ({ out: false }),
  evolve: (_state, { type }) => ({ out: type === 'OptedOut' }),
  decide: (command, { out }) => {
    if (command.type === 'OptOut') return out ? [] : [{ type: 'OptedOut', data: command.data }]
    return out ? [{ type: 'OptedIn', data: {} }] : []
  },
}
