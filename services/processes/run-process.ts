import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { Output } from '#contracts/process/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { type Process, processDecider } from '#domain/process/decider.ts'
import { crash } from '#infra/crash.ts'
import { uuid5 } from '#infra/hashing.ts'
import { type CommandHandler, NoLongerWanted } from '../commands/handle.ts'
import type { Core } from '../core/core.ts'
import type { AnyProcessManager, Dispatch, Reaction } from './process-manager.ts'

export type Delivery = {
  core: Core
  commands: CommandHandler
  dispatch: Dispatch
  sendMail: (effectId: string, tenant: string, mail: Extract<Output, { kind: 'mail' }>, at: string) => Promise<void>
  sendSms: (effectId: string, tenant: string, sms: Extract<Output, { kind: 'sms' }>, at: string) => Promise<void>
  eraseRecording: (tenant: string, erasure: Extract<Output, { kind: 'erasure' }>) => Promise<void>
  now: () => string
}

/** Outputs of one input go to different streams: that many are delivered side by side and share commits. */
const AT_ONCE = 64

/** Refusals that say nothing about the business: the command is sent again later. */
const transient = new Set([
  'command/unavailable',
  'command/storage-full',
  'command/conflict',
  'mail/unavailable',
  'sms/unavailable',
])

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

/**
 * One process manager and one event: decide once, record, do, record that it is done. Safe to repeat at any point.
 * @throws EndlessChain instead of deciding about an event that too many others have caused.
 */
export async function runProcess(manager: AnyProcessManager, recorded: Recorded, delivery: Delivery): Promise<void> {
  await step(
    manager,
    recorded,
    [recorded.id],
    async () => manager.react(recorded, await manager.look?.(delivery.core, recorded)),
    delivery,
  )
}

/** `inputs` ends with what is reacted to now; before it stand what that follows from. Each stays open until all of its outputs are delivered. */
async function step(
  manager: AnyProcessManager,
  recorded: Recorded,
  inputs: string[],
  react: () => Reaction[] | Promise<Reaction[]>,
  delivery: Delivery,
): Promise<void> {
  const inputId = inputs.at(-1)!
  const { tenant, category, id } = parseStream(recorded.stream)
  const key = `${manager.name}~${category}-${id}`
  const asker = { kind: 'process', name: manager.name, companyId: tenant, permissions: [] } as const
  const newest = () => delivery.commands.newestOf(processDecider, asker, key)
  try {
    await taken()
  } catch (error) {
    if (!(error instanceof NoLongerWanted) || (await newest()).get(inputId) !== null) throw error
    // Somebody else has finished it while this worker was held up.
  }

  async function taken() {
    const remembered = await delivery.commands.rememberedOf(processDecider, asker, key)
    if (remembered.get(inputId) === null) return

    let outputs = remembered.get(inputId)
    if (!outputs) {
      outputs = (await react()).map((reaction, index) =>
        outputOf(reaction, uuid5(inputId, `${manager.name}#${index}`), tenant),
      )
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
    }

    const refused: { commandId: string; code: string; command: { type: string; data: unknown } }[] = []
    const deliver = async (output: Output) => {
      const asked =
        output.kind === 'command'
          ? { commandId: output.commandId, command: output.command }
          : { commandId: output.effectId, command: { type: output.kind, data: {} } }
      const code = standing(remembered, inputId, asked.commandId)
      if (code) {
        refused.push({ ...asked, code })
        return
      }
      try {
        await act(output)
      } catch (error) {
        if (!(error instanceof Rejected) || transient.has(error.code)) throw error
        crash('E5', manager.name)
        refused.push({ ...asked, code: error.code })
      }
    }
    for (let i = 0; i < outputs.length; i += AT_ONCE) await Promise.all(outputs.slice(i, i + AT_ONCE).map(deliver))

    for (const { commandId, ...refusal } of refused)
      await step(
        manager,
        recorded,
        [...inputs, `${inputId}:${commandId}:${refusal.code}`],
        () => manager.onRefused?.(recorded, refusal) ?? [],
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

  async function act(output: Output) {
    if (output.kind === 'mail') {
      await delivery.sendMail(output.effectId, tenant, output, delivery.now())
      crash('M5')
      return
    }
    if (output.kind === 'sms') {
      await delivery.sendSms(output.effectId, tenant, output, delivery.now())
      crash('M5')
      return
    }
    if (output.kind === 'erasure') {
      await delivery.eraseRecording(tenant, output)
      crash('M6')
      return
    }
    // A command leaves no trace where it changed nothing, so its id alone does not stop a second one: what is recorded of its input does.
    const stillWanted = async () => {
      const now = await newest()
      return areOpen(now, inputs) && !standing(now, inputId, output.commandId)
    }
    await delivery
      .dispatch(
        output.aggregate as never,
        output.tenant,
        output.id,
        output.command,
        context(output.commandId),
        stillWanted,
      )
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

const areOpen = (process: Process, inputs: readonly string[]) => inputs.every((input) => Boolean(process.get(input)))

/** A refusal that has been reacted to stands, even if the command would be accepted by now. */
function standing(process: Process, inputId: string, commandId: string): string | undefined {
  const prefix = `${inputId}:${commandId}:`
  return [...process.keys()]
    .find((key) => key.startsWith(prefix))
    ?.slice(prefix.length)
    .split(':')[0]
}

function outputOf(reaction: Reaction, derivedId: string, tenant: string): Output {
  if (reaction.kind !== 'command') return { ...reaction, effectId: derivedId }
  return { ...reaction, commandId: derivedId, tenant: reaction.tenant ?? tenant }
}
