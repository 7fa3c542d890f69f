import type { UsageCommand } from '#contracts/usage/commands.ts'
import type { UsageEvent } from '#contracts/usage/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import type { Decider } from '../decider.ts'

type Use = UsageEvent['data'] | null

/** One stream for each event of a client, so that no two of them wait for each other. */
export const usageDecider: Decider<Use, UsageCommand, UsageEvent> = {
  category: 'usage',
  initialState: () => null,
  evolve: (_, { data }) => data,
  decide: (command, use) => {
    if (command.type === 'ReportUse') return use ? [] : [{ type: 'UseReported', data: command.data }]
    if (!use) throw new Rejected('usage/not-found', 'No such event')
    const after = { ...use, ...command.data }
    return same(after, use) ? [] : [{ type: 'UseCorrected', data: after }]
  },
}
