import type { TimerCommand } from '#contracts/timer/commands.ts'
import type { TimerEvent } from '#contracts/timer/events.ts'
import type { Decider } from '#domain/decider.ts'

type Sending = Extract<TimerEvent, { type: 'TimerFired' }>['data']
export type Timer = { status: 'unset' } | { status: 'running'; dueAt: string; sending: Sending } | { status: 'fired' }

/** Set once, fires once, and never before its time by the clock of whoever fires it. */
export const timerDecider: Decider<Timer, TimerCommand, TimerEvent> = {
  category: 'timer',
  initialState: () => ({ status: 'unset' }),
  decide: (command, timer, { now }) => {
    if (command.type === 'SetTimer') return timer.status === 'unset' ? [{ type: 'TimerSet', data: command.data }] : []
    return timer.status === 'running' && now >= timer.dueAt ? [{ type: 'TimerFired', data: timer.sending }] : []
  },
  evolve: (_timer, { type, data }) => {
    if (type === 'TimerFired') return { status: 'fired' }
    const { dueAt, ...sending } = data
    return { status: 'running', dueAt, sending }
  },
}
