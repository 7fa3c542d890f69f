import type { ProcessCommand } from '#contracts/process/commands.ts'
import type { CallOutput, CommandOutput, ProcessEvent } from '#contracts/process/events.ts'
import type { Decider } from '../decider.ts'

export type OpenCall = { inputId: string; call: CallOutput }
export type Process = {
  /** Inputs that were decided, with the commands that are still to be sent; null once all of them have been answered. */
  inputs: ReadonlyMap<string, CommandOutput[] | null>
  /** Outside calls without an outcome, by their id. */
  calls: ReadonlyMap<string, OpenCall>
}

/** The memory of one process manager about one stream: each input is decided once, and what was decided is done at least once. */
export const processDecider: Decider<Process, ProcessCommand, ProcessEvent> = {
  category: 'pm',
  initialState: () => ({ inputs: new Map(), calls: new Map() }),
  decide: ({ type, data }, { inputs, calls }) => {
    switch (type) {
      case 'HandleInput':
        return inputs.has(data.inputId) ? [] : [{ type: 'InputHandled', data }]
      case 'ConfirmDelivery':
        return inputs.get(data.inputId) ? [{ type: 'CommandsDelivered', data }] : []
      case 'SettleCall': {
        const { next, ...settled } = data
        if (!calls.has(data.effectId)) return []
        const follows = next && !inputs.has(next.inputId)
        return [
          { type: 'CallSettled', data: settled },
          ...(follows ? [{ type: 'InputHandled', data: next } as const] : []),
        ]
      }
      default:
        return type satisfies never
    }
  },
  evolve: ({ inputs, calls }, { type, data }) => {
    switch (type) {
      case 'InputHandled': {
        const outputs = data.outputs ?? []
        const commands = outputs.filter((output) => output.kind === 'command')
        const open = new Map(calls)
        for (const call of outputs) if (call.kind === 'call') open.set(call.effectId, { inputId: data.inputId, call })
        return { inputs: new Map(inputs).set(data.inputId, commands.length > 0 ? commands : null), calls: open }
      }
      case 'OutputsDelivered':
        return {
          inputs: new Map(inputs).set(data.inputId, null),
          calls: new Map([...calls].filter(([, { inputId }]) => inputId !== data.inputId)),
        }
      case 'CommandsDelivered':
        return { inputs: new Map(inputs).set(data.inputId, null), calls }
      case 'CallSettled': {
        const open = new Map(calls)
        open.delete(data.effectId)
        return { inputs, calls: open }
      }
      default:
        return type satisfies never
    }
  },
}
