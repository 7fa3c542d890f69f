import type { ProcessCommand } from '#contracts/process/commands.ts'
import type { Output, ProcessEvent } from '#contracts/process/events.ts'
import type { Decider } from '../decider.ts'

/** Inputs that were decided, with what is still to be done about them; null once all of it has been delivered. */
export type Process = ReadonlyMap<string, Output[] | null>

/** The memory of one process manager about one stream: each input is decided once and delivered at least once. */
export const processDecider: Decider<Process, ProcessCommand, ProcessEvent> = {
  category: 'pm',
  initialState: () => new Map(),
  decide: ({ type, data }, process) => {
    switch (type) {
      case 'HandleInput':
        return process.has(data.inputId) ? [] : [{ type: 'InputHandled', data }]
      case 'ConfirmDelivery':
        return process.get(data.inputId) ? [{ type: 'OutputsDelivered', data }] : []
      default:
        return type satisfies never
    }
  },
  evolve: (process, { type, data }) => {
    switch (type) {
      case 'InputHandled':
        return new Map(process).set(data.inputId, data.outputs ?? [])
      case 'OutputsDelivered':
        return new Map(process).set(data.inputId, null)
      default:
        return type satisfies never
    }
  },
}
