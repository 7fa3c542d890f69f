import { uuid5 } from '#infra/hashing.ts'
import type { Codec } from '#infra/codec.ts'
import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ProcessCommand } from '#contracts/process/commands.ts'
import type { OpenCall, Process } from '#domain/process/decider.ts'
import type { CommandHandler } from '#services/commands/handle.ts'
import type { Dispatch } from '#services/processes/process-manager.ts'

export type ProcessPorts = {
  store: EventStore
  codec: Codec
  commands: CommandHandler
  dispatch: Dispatch
  checkpoints: Pick<ReadStore, 'loadState' | 'saveState'>
}

/** Commands of a worker that remembers otherwise what its process has decided. */
const remembering = (ports: ProcessPorts, how: (state: Process) => Process): ProcessPorts => ({
  ...ports,
  commands: {
    ...ports.commands,
    rememberedOf: (async (decider: never, asker: never, id: string) =>
      how((await ports.commands.rememberedOf(decider, asker, id)) as Process)) as CommandHandler['rememberedOf'],
  },
})

let attempts = 0

/** Each rule that protects what a process manager does, and what a worker that does without it makes of its ports. */
export const processRules = {
  'what the bus lost is found in the log': (ports: ProcessPorts): ProcessPorts => ({
    ...ports,
    store: { ...ports.store, readAll: async () => [] },
  }),
  'what comes first in a stream is acted upon first': (ports: ProcessPorts): ProcessPorts => ({
    ...ports,
    store: {
      ...ports.store,
      read: async (stream, range) => (range?.limit === undefined ? ports.store.read(stream, range) : []),
    },
  }),
  'what is swept is remembered only once it was handled': (ports: ProcessPorts): ProcessPorts => ({
    ...ports,
    checkpoints: { ...ports.checkpoints, loadState: () => ports.store.lastPosition() },
  }),
  'a command goes out under the id of its decision': (ports: ProcessPorts): ProcessPorts => ({
    ...ports,
    dispatch: (aggregate, tenant, id, command, context, stillWanted) =>
      ports.dispatch(
        aggregate,
        tenant,
        id,
        command,
        { ...context, commandId: uuid5(context.commandId, `attempt ${++attempts}`) },
        stillWanted,
      ),
  }),
  'a command that has been delivered is not sent again by whoever was held up': (
    ports: ProcessPorts,
  ): ProcessPorts => ({
    ...ports,
    dispatch: (aggregate, tenant, id, command, context) =>
      ports.dispatch(aggregate, tenant, id, command, context, async () => true),
  }),
  'what was decided and not delivered is delivered after a restart': (ports: ProcessPorts): ProcessPorts =>
    remembering(ports, ({ inputs }) => ({
      inputs: new Map([...inputs.keys()].map((input) => [input, null])),
      calls: new Map(),
    })),
  'a decision is recorded before it is carried out': (ports: ProcessPorts): ProcessPorts => {
    const held = new Map<string, unknown[]>()
    return {
      ...ports,
      dispatch: (aggregate, tenant, id, command, context) =>
        ports.dispatch(aggregate, tenant, id, command, context, async () => true),
      commands: {
        ...ports.commands,
        handle: (async (...args: Parameters<CommandHandler['handle']>) => {
          const [, , { type, data }] = args as unknown as [never, string, { type: string; data: { inputId: string } }]
          if (type === 'HandleInput') return void held.set(data.inputId, args)
          const decision = held.get(data.inputId)
          if (decision) await ports.commands.handle(...(decision as Parameters<CommandHandler['handle']>))
          return ports.commands.handle(...args)
        }) as CommandHandler['handle'],
      },
    }
  },
  'a decision that somebody else has recorded stands': (ports: ProcessPorts): ProcessPorts => {
    const own = new Map<string, OpenCall>()
    const forgetful = remembering(ports, ({ inputs, calls }) => ({
      inputs,
      calls: new Map([...calls].map(([id, call]) => [id, own.get(id) ?? call])),
    }))
    return {
      ...forgetful,
      commands: {
        ...forgetful.commands,
        handle: (async (...args: Parameters<CommandHandler['handle']>) => {
          try {
            return await ports.commands.handle(...args)
          } catch (error) {
            if (!(error instanceof Rejected) || error.code !== 'command/id-reused') throw error
            const { type, data } = args[2] as unknown as ProcessCommand
            if (type === 'HandleInput')
              for (const call of data.outputs)
                if (call.kind === 'call') own.set(call.effectId, { inputId: data.inputId, call })
          }
        }) as CommandHandler['handle'],
      },
    }
  },
}
export type ProcessRule = keyof typeof processRules
