import { parseStream } from '#contracts/kernel/streams.ts'
import type { Output } from '#contracts/process/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { canonical } from '#infra/canonical.ts'
import type { Codec } from '#infra/codec.ts'
import type { AnyProcessManager } from '#services/processes/process-manager.ts'
import { admin } from '../fixtures/people.ts'
import type { Outside } from './simulate-processes.ts'
import type { Disk } from './memory.ts'

/** Proves, of processes at rest, that each input was decided once, every decision carried out, and nothing done beside them. */
export async function processProblems(
  disk: Disk & Outside,
  managers: readonly AnyProcessManager[],
  codec: Codec,
): Promise<string[]> {
  const found: string[] = []
  const log = await codec.decodeAll(disk.log)
  const decisions = new Map<string, { decided: number; delivered: number; outputs: Output[] }>()
  const settled = new Map<string, number>()
  const outputs = new Map<string, Output>()
  for (const { event, stream } of log) {
    if (parseStream(stream).category !== 'pm') continue
    if (event.type === 'CallSettled') {
      const { effectId } = event.data as { effectId: string }
      settled.set(effectId, (settled.get(effectId) ?? 0) + 1)
      continue
    }
    const { inputId, outputs: decided } = event.data as { inputId: string; outputs?: Output[] }
    const key = `${stream}|${inputId}`
    const entry = decisions.get(key) ?? { decided: 0, delivered: 0, outputs: [] }
    decisions.set(key, entry)
    if (event.type === 'CommandsDelivered') entry.delivered++
    else {
      entry.decided++
      for (const output of (entry.outputs = decided ?? []))
        outputs.set(output.kind === 'command' ? output.commandId : output.effectId, output)
    }
  }
  for (const [key, { decided, delivered, outputs: of }] of decisions)
    if (decided !== 1 || delivered !== Number(of.some(({ kind }) => kind === 'command')))
      found.push(`${key}: decided ${decided} times, delivered ${delivered} times`)

  for (const input of log)
    for (const manager of managers) {
      const { tenant, category, id } = parseStream(input.stream)
      if (manager.category !== category || !manager.on.includes(input.event.type) || reactions(manager, input) === 0)
        continue
      if (!decisions.has(`${tenant}.pm-${manager.name}~${category}-${id}|${input.id}`))
        found.push(`${manager.name}: ${input.event.type} at ${input.stream}@${input.revision} was never decided`)
    }

  for (const [id, output] of outputs) {
    const sent = disk.mails.get(id)
    if (output.kind === 'call' && sent !== canonical(output.payload))
      found.push(`mail ${id} left as ${sent ?? 'nothing'} and was decided as ${canonical(output.payload)}`)
    if (output.kind === 'call' && settled.get(id) !== 1)
      found.push(`call ${id} was settled ${settled.get(id) ?? 0} times`)
    if (output.kind === 'command' && !disk.dispatched.has(id)) found.push(`command ${id} was decided and never sent`)
  }
  for (const id of disk.mails.keys()) if (!outputs.has(id)) found.push(`mail ${id} was never decided`)

  found.push(...lateCommands(log))
  const effects = new Map<string, Set<string>>()
  for (const { actor, stream, causationId, commandId } of log) {
    if (actor.kind !== 'process' || parseStream(stream).category === 'pm') continue
    if (!outputs.has(commandId)) found.push(`${stream}: command ${commandId} of ${actor.id} was never decided`)
    const key = `${actor.id} after ${causationId} on ${stream}`
    effects.set(key, (effects.get(key) ?? new Set()).add(commandId))
  }
  for (const [key, ids] of effects) if (ids.size > 1) found.push(`${key} took effect ${ids.size} times`)
  return [...found, ...slotProblems(log)]
}

/**
 * A command whose input has been delivered meets nothing that was written since: it would be obeyed where it had changed
 * nothing before. What took effect at that very moment is directly behind what had been there.
 */
function lateCommands(log: Recorded[]): string[] {
  const decidedFor = new Map<string, string>()
  const deliveredAt = new Map<string, number>()
  const newestOf = new Map<string, { at: number; commandId: string }>()
  const found: string[] = []
  for (const [at, { event, stream, commandId, actor }] of log.entries()) {
    const { inputId, outputs } = event.data as { inputId: string; outputs?: Output[] }
    if (event.type === 'InputHandled')
      for (const output of outputs ?? [])
        if (output.kind === 'command') decidedFor.set(output.commandId, `${stream}|${inputId}`)
    if (event.type === 'CommandsDelivered') deliveredAt.set(`${stream}|${inputId}`, at)
    const before = newestOf.get(stream)
    const delivered = deliveredAt.get(decidedFor.get(commandId) ?? '')
    if (before && before.commandId !== commandId && delivered !== undefined && delivered < before.at)
      found.push(
        `${stream}: a command of ${actor.id} took effect on what was written after it had been delivered (${event.type} by command ${commandId})`,
      )
    newestOf.set(stream, { at, commandId })
  }
  return found
}

const reactions = (manager: AnyProcessManager, input: Recorded) =>
  manager.react(input, { name: '', email: '', job: '', company: '', link: '' }).length

/** A live job has a slot, any other has none. */
function slotProblems(log: Recorded[]): string[] {
  const fold = <State>(
    decider: { initialState: () => State; evolve: (state: State, event: never) => State },
    stream: string,
  ) =>
    log
      .filter((each) => each.stream === stream)
      .reduce((state, { event }) => decider.evolve(state, event as never), decider.initialState())
  const { companyId } = admin
  const { holding } = fold(subscriptionDecider, `${companyId}.subscription-${companyId}`) as {
    holding?: ReadonlySet<string>
  }
  const jobs = new Set(log.map(({ stream }) => stream).filter((stream) => stream.startsWith(`${companyId}.job-`)))
  return [...jobs].flatMap((stream) => {
    const { status } = fold(jobDecider, stream)
    const holds = holding?.has(parseStream(stream).id) === true
    return (status === 'active') === holds ? [] : [`${stream} is ${status} and holds ${holds ? 'a' : 'no'} slot`]
  })
}
