import type { TimerCommand } from '#contracts/timer/commands.ts'
import type { TimerEvent } from '#contracts/timer/events.ts'
import { same } from '#contracts/kernel/same.ts'
import type { Decider } from '../decider.ts'

type Sending = Extract<TimerEvent, { type: 'TimerFired' }>['data']
export type Timer = { status: 'unset' | 'fired' | 'cancelled' } | { status: 'running'; dueAt: string; sending: Sending }

/** Each setting fires at most once, and never before `dueAt` by the clock of the process that fires it. */
export const timerDecider: Decider<Timer, TimerCommand, TimerEvent> = {
  category: 'timer',
  initialState: () => ({ status: 'unset' }),
  decide: ({ type, data }, timer, { now }) => {
    switch (type) {
      case 'SetTimer':
        return timer.status === 'unset' ? [{ type: 'TimerSet', data }] : []
      case 'MoveTimer': {
        const { dueAt, ...sending } = data
        const asIs = timer.status === 'running' && timer.dueAt === dueAt && same(timer.sending, sending)
        return asIs ? [] : [{ type: 'TimerSet', data }]
      }
      case 'CancelTimer':
        return timer.status === 'running' ? [{ type: 'TimerCancelled', data }] : []
      case 'FireTimer':
        return timer.status === 'running' && now >= timer.dueAt ? [{ type: 'TimerFired', data: timer.sending }] : []
      default:
        return type satisfies never
    }
  },
  evolve: (_timer, { type, data }) => {
    switch (type) {
      case 'TimerSet': {
        const { dueAt, ...sending } = data
        return { status: 'running', dueAt, sending }
      }
      case 'TimerCancelled':
        return { status: 'cancelled' }
      case 'TimerFired':
        return { status: 'fired' }
      default:
        return type satisfies never
    }
  },
}
