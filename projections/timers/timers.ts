import * as z from 'zod'
import { Instant } from '#contracts/kernel/ids.ts'
import type { TimerEvent } from '#contracts/timer/events.ts'
import type { Projection } from '../runtime/projection.ts'

export const TimerView = z.object({
  dueAt: Instant.describe('When it fires'),
  aggregate: z.string().describe('What it will act on'),
  command: z.string().describe('What it will ask for'),
})
export type TimerView = z.infer<typeof TimerView>

export const timers: Projection<TimerView, TimerEvent> = {
  name: 'timers',
  version: 1,
  category: 'timer',
  description: 'One document per timer that is still running; one that has fired is gone.',
  schema: TimerView,
  indexes: [{ fields: ['dueAt'] }],
  counters: [],
  evolve: (_view, { event: { type, data } }) =>
    type === 'TimerSet' ? { dueAt: data.dueAt, aggregate: data.aggregate, command: data.command.type } : null,
}
