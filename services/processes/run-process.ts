import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { CallOutput, CommandOutput, Output } from '#contracts/process/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { type Process, processDecider } from '#domain/process/decider.ts'
import { crash } from '#infra/crash.ts'
import { uuid5 } from '#infra/hashing.ts'
import { type CommandHandler, NoLongerWanted } from '../commands/handle.ts'
import type { Core } from '../core/core.ts'
import { callIdOf } from '../effects/call.ts'
import type { OutsideCalls } from '../effects/calls.ts'
import type { AnyProcessManager, Dispatch, Reaction } from './process-manager.ts'

export type Delivery = {
  core: Core
  commands: CommandHandler
  dispatch: Dispatch
  calls: OutsideCalls
  now: () => string
}

/** An outside call that was decided and has no outcome yet. `fresh`: decided just now. */
export type Due = { inputId: string; call: CallOutput; fresh: boolean }

/** Commands of one input go to different streams: that many are sent side by side and share commits. */
const AT_ONCE = 64

/** Refusals that say nothing about the business: what was refused is sent again later. */
export const isTransient = (code: string) =>
  code.endsWith('/unavailable') || code === 'command/storage-full' || code === 'command/conflict'

/** Events that cause each other beyond this many are taken for a circle. The longest chain of the product is a quarter of it. */
export const MOST_IN_CHAIN = 20

/** Process managers cause each other without an end; nothing was decided about the last event. */
export class EndlessChain extends Error {
  constructor({ event, depth, correlationId }: Recorded) {
    super(
      `${event.type} is number ${depth} in a chain of events that cause each other, which ends here (${correlationId})`,
    )
  }
}

/** Where a process manager remembers what it decided about a stream, and as whom it acts. */
export function processOf(manager: AnyProcessManager, { stream }: Pick<Recorded, 'stream'>) {
  const { tenant, category, id } = parseStream(stream)
  const asker = { kind: 'process', name: manager.name, companyId: tenant, permissions: [] } as const
  return { tenant, asker, key: `${manager.name}~${category}-${id}` }
}

/**
 * One process manager and one event: decide once, record, send the commands, record that they are answered. Safe to repeat at any
 * point.
 * @returns the outside calls that are to be made for it.
 * @throws EndlessChain instead of deciding about an event that too many others have caused.
 */
export async function runProcess(manager: AnyProcessManager, recorded: Recorded, delivery: Delivery): Promise<Due[]> {
  const { key, asker } = processOf(manager, recorded)
  const remembered = () => delivery.commands.rememberedOf(processDecider, asker, key)
  const fresh = !(await remembered()).inputs.has(recorded.id)
  const react = async () => manager.react(recorded, await manager.look?.(delivery.core, recorded))
  await step(manager, recorded, [recorded.id], react, delivery)

  // What followed from the outcome of a call was decided with it.
  for (const inputId of (await remembered()).inputs.keys())
    if (followsFrom(recorded, inputId) && (await remembered()).inputs.get(inputId))
      await step(manager, recorded, [inputId], () => [], delivery)
  return [...(await remembered()).calls.values()]
    .filter(({ inputId }) => inputId === recorded.id || followsFrom(recorded, inputId))
    .map(({ inputId, call }) => ({ inputId, call, fresh }))
}

const followsFrom = ({ id }: Recorded, inputId: string) => inputId.startsWith(`${id}:`)

/** `inputs` ends with what is reacted to now; before it stand what that follows from. Each stays open until all of its commands are answered. */
async function step(
  manager: AnyProcessManager,
  recorded: Recorded,
  inputs: string[],
  react: () => Reaction[] | Promise<Reaction[]>,
  delivery: Delivery,
): Promise<void> {
  const inputId = inputs.at(-1)!
  const { tenant, asker, key } = processOf(manager, recorded)
  const newest = () => delivery.commands.newestOf(processDecider, asker, key)
  try {
    await taken()
  } catch (error) {
    if (!(error instanceof NoLongerWanted) || (await newest()).inputs.get(inputId) !== null) throw error
    // Another process has finished it while this worker was held up.
  }

  async function taken() {
    const remembered = await delivery.commands.rememberedOf(processDecider, asker, key)
    if (remembered.inputs.get(inputId) === null) return

    let commands = remembered.inputs.get(inputId)
    if (!commands) {
      const outputs = outputsOf(manager, inputId, await react(), tenant)
      if (outputs.length === 0) return
      if ((recorded.depth ?? 0) >= MOST_IN_CHAIN) throw new EndlessChain(recorded)
      crash('M1', manager.name)
      const decision = {
        type: 'HandleInput',
        data: { inputId, inputStream: recorded.stream, inputRevision: recorded.revision, outputs },
      } as const
      await delivery.commands.handle(
        processDecider,
        key,
        decision,
        context(uuid5(inputId, `${manager.name}:handled`)),
        tenant,
        async () => areOpen(await newest(), inputs.slice(0, -1)),
      )
      crash('M2', manager.name)
      commands = outputs.filter((output) => output.kind === 'command')
      if (commands.length === 0) return
    }

    const refused: { commandId: string; code: string; command: { type: string; data: unknown } }[] = []
    const deliver = async ({ commandId, command, ...to }: CommandOutput) => {
      const code = answeredBefore(remembered, inputId, commandId)
      if (code) {
        refused.push({ commandId, command, code })
        return
      }
      try {
        await send({ commandId, command, ...to })
      } catch (error) {
        if (!(error instanceof Rejected) || isTransient(error.code)) throw error
        refused.push({ commandId, command, code: error.code })
      }
    }
    for (let i = 0; i < commands.length; i += AT_ONCE) await Promise.all(commands.slice(i, i + AT_ONCE).map(deliver))

    for (const { commandId, ...refusal } of refused)
      await step(
        manager,
        recorded,
        [...inputs, `${inputId}:${commandId}:${refusal.code}`],
        async () => manager.onRefused?.(recorded, refusal, await manager.look?.(delivery.core, recorded)) ?? [],
        delivery,
      )
    crash('M4', manager.name)
    await delivery.commands.handle(
      processDecider,
      key,
      {
        type: 'ConfirmDelivery',
        data: { inputId, refused: refused.map(({ commandId, code }) => ({ commandId, code })) },
      },
      context(uuid5(inputId, `${manager.name}:delivered`)),
    )
    crash('M7', manager.name)
  }

  async function send({ aggregate, tenant: of, id, command, commandId }: Omit<CommandOutput, 'kind'>) {
    // A command leaves no trace where it changed nothing, so its id alone does not stop a second one: what is recorded of its input does.
    const stillWanted = async () => {
      const now = await newest()
      return areOpen(now, inputs) && !answeredBefore(now, inputId, commandId)
    }
    await delivery
      .dispatch(aggregate as never, of, id, command, context(commandId), stillWanted)
      .finally(() => crash('M3', manager.name))
  }

  function context(commandId: string): CommandContext {
    return {
      commandId,
      asker,
      now: delivery.now(),
      correlationId: recorded.correlationId,
      causationId: recorded.id,
      depth: (recorded.depth ?? 0) + 1,
      trace: recorded.trace,
    }
  }
}

const areOpen = ({ inputs }: Process, wanted: readonly string[]) => wanted.every((input) => Boolean(inputs.get(input)))

/** A refusal that was reacted to is final, even if the command would be accepted by now. */
export function answeredBefore({ inputs }: Process, inputId: string, outputId: string): string | undefined {
  const prefix = `${inputId}:${outputId}:`
  return [...inputs.keys()]
    .find((key) => key.startsWith(prefix))
    ?.slice(prefix.length)
    .split(':')[0]
}

/** What is decided about an input, with ids that follow from it: deciding again gives the same ones. */
export const outputsOf = (
  manager: AnyProcessManager,
  inputId: string,
  reactions: readonly Reaction[],
  tenant: string,
): Output[] =>
  reactions.map((reaction, index) => {
    const derivedId = uuid5(inputId, `${manager.name}#${index}`)
    if (reaction.kind === 'command') return { ...reaction, commandId: derivedId, tenant: reaction.tenant ?? tenant }
    const { kind, port, operation, payload, key, holdUntil = null } = reaction
    return { kind, port, operation, payload, holdUntil, effectId: key ? callIdOf(tenant, key) : derivedId }
  })
