import type { Category } from '#contracts/kernel/streams.ts'
import type { TimerEvent } from '#contracts/timer/events.ts'
import type { ProcessManager } from './process-manager.ts'

/** The command of a timer is sent once it has fired. An aggregate that has nothing left to do about it says so. */
export const timerFiredSendsCommand: ProcessManager<TimerEvent> = {
  name: 'timer-fired-sends-command',
  category: 'timer',
  on: ['TimerFired'],
  react: ({ event: { data } }) => [
    { kind: 'command', aggregate: data.aggregate as Category, id: data.id, command: data.command },
  ],
}
