import { randomUUID } from 'node:crypto'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { CallOutput } from '#contracts/process/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { callDecider } from '#domain/call/decider.ts'
import { processDecider } from '#domain/process/decider.ts'
import { canonical } from '#infra/canonical.ts'
import { crash } from '#infra/crash.ts'
import type { Position } from '#infra/engines/event-store/event-store.ts'
import { uuid5 } from '#infra/hashing.ts'
import { type OutsideCall, type Outcome, Uncertain } from '../effects/call.ts'
import { Unreached, type Waiting } from '../effects/courier.ts'
import type { AnyProcessManager } from './process-manager.ts'
import { answeredBefore, type Delivery, type Due, isTransient, outputsOf, processOf } from './run-process.ts'

export type Call = Waiting & {
  manager: AnyProcessManager
  recorded: Recorded
  inputId: string
  call: CallOutput
  /** Decided just now, by this process: it cannot have been begun or given up before. */
  fresh: boolean
  /** What the sweep must not forget while this is open. */
  position: Position
  begun?: true
  /** A try ended without an answer. */
  mayHaveLeft?: boolean
  outcome?: Outcome
}

/** An open call of a process as it waits to leave; `since` is from when its failures count. */
export function waiting(
  manager: AnyProcessManager,
  recorded: Recorded,
  { inputId, call, fresh }: Due,
  { since, position }: { since: string; position: Position },
  deps: Pick<Delivery, 'calls'>,
): Call {
  const { key, tenant } = processOf(manager, recorded)
  const entry = entryOf(deps, call)
  const target = `${call.port} ${entry ? entry.target(call.payload) : ''}`
  const held = call.holdUntil === null ? 0 : Date.parse(call.holdUntil)
  return {
    id: call.effectId,
    // One that is held does not hold up what is not.
    line: held ? call.effectId : `${key} ${tenant} ${target}`,
    tenant,
    target,
    holdUntil: held,
    since: Math.max(Date.parse(since), held),
    manager,
    recorded,
    inputId,
    call,
    fresh,
    position,
  }
}

const entryOf = ({ calls }: Pick<Delivery, 'calls'>, { port, operation }: CallOutput): OutsideCall | undefined =>
  calls[port]?.[operation]

/**
 * Makes a call, and records what came of it together with what the process manager answers to that.
 * @returns whether it was settled now; else there was nothing left to do.
 * @throws Unreached when it is to be made again.
 */
export async function makeCall(waiting: Call, tries: number, delivery: Delivery): Promise<boolean> {
  waiting.outcome ??= (await outcomeOf(waiting, tries, delivery)) ?? undefined
  if (!waiting.outcome) return false
  crash('M4', waiting.manager.name)
  await settle(waiting, waiting.outcome, delivery)
  crash('M7', waiting.manager.name)
  return true
}

/** Null when it has an outcome already, or waits for a person's decision. */
async function outcomeOf(waiting: Call, tries: number, delivery: Delivery): Promise<Outcome | null> {
  const { manager, recorded, inputId, call, tenant, fresh } = waiting
  const { commands, core, now } = delivery
  const { key, asker } = processOf(manager, recorded)
  const process = await (fresh && tries === 0 ? commands.rememberedOf : commands.newestOf)(processDecider, asker, key)
  if (!process.calls.has(call.effectId)) return null
  const refusal = answeredBefore(process, inputId, call.effectId)
  if (refusal) return { ended: 'failed', code: refusal }
  const entry = entryOf(delivery, call)
  if (!entry) throw new Error(`No adapter is called ${call.port}.${call.operation}`)

  const stated = async () => (await commands.newestOf(callDecider, { companyId: tenant }, call.effectId)).status
  const claimed = call.holdUntil !== null || !entry.repeatable
  if (!fresh || tries > 0 || claimed) {
    const status = await stated()
    if (status === 'given-up') return null
    if (status === 'dropped') return { ended: 'failed', code: 'call/dropped' }
    if (status === 'cancelled') return { ended: 'cancelled' }
  }
  // What failed has not left: it is checked again before each try.
  const mayBeTakenBack = () => call.holdUntil !== null && !waiting.mayHaveLeft
  const isWanted = async () => (await manager.stillWanted?.(core, recorded, call)) ?? true
  if (claimed && !waiting.begun) {
    if (mayBeTakenBack() && !(await isWanted())) return { ended: 'cancelled' }
    const begin = { type: 'BeginCall', data: {} } as const
    const { events } = await commands.handle(callDecider, call.effectId, begin, contextOf(waiting, delivery), tenant)
    if (events.length === 0) {
      // It was cancelled at the last moment, or begun by a process that did not live to tell what came of it.
      if ((await stated()) === 'cancelled') return { ended: 'cancelled' }
      if (!entry.repeatable) return { ended: 'uncertain' }
    }
    waiting.begun = true
  }
  // Once more now that it has begun: who takes it back from here on sees that, and counts it among those that left.
  if (mayBeTakenBack() && !(await isWanted())) return { ended: 'cancelled' }
  try {
    const payload = entry.payload.parse(call.payload)
    const result = await entry.call(core, { id: call.effectId, tenant, at: now(), payload })
    crash(call.port === 'media' ? 'M6' : 'M5')
    return { ended: 'succeeded', result: result ?? null }
  } catch (error) {
    if (error instanceof Uncertain && !entry.repeatable) return { ended: 'uncertain' }
    waiting.mayHaveLeft ||= error instanceof Uncertain
    if (error instanceof Rejected && !isTransient(error.code)) {
      crash('E5', manager.name)
      return { ended: 'failed', code: error.code }
    }
    crash('E6', manager.name)
    throw new Unreached(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

async function settle(waiting: Call, outcome: Outcome, delivery: Delivery): Promise<void> {
  const { manager, recorded, inputId, call, tenant } = waiting
  const { effectId, port, operation, payload } = call
  const reactions = manager.onOutcome?.(recorded, { call: { port, operation, payload }, outcome }) ?? []
  const nextId = `${inputId}:${effectId}:${outcome.ended === 'failed' ? outcome.code : outcome.ended}`
  const next = {
    inputId: nextId,
    inputStream: recorded.stream,
    inputRevision: recorded.revision,
    outputs: outputsOf(manager, nextId, reactions, tenant),
  }
  const data = {
    effectId,
    ended: outcome.ended,
    code: outcome.ended === 'failed' ? outcome.code : null,
    result: outcome.ended === 'succeeded' ? outcome.result : null,
    next: reactions.length > 0 ? next : null,
  }
  // Two processes may have made it and been answered differently: the first to record its outcome counts.
  const context = { ...contextOf(waiting, delivery), commandId: uuid5(effectId, `settled ${canonical(data)}`) }
  await delivery.commands.handle(
    processDecider,
    processOf(manager, recorded).key,
    { type: 'SettleCall', data },
    context,
    tenant,
  )
}

/** It is on the list of calls that a person decides about from now on. */
export async function giveUpCall(waiting: Call, error: unknown, delivery: Delivery): Promise<void> {
  const { manager, recorded, call, target, tenant, outcome } = waiting
  // What failed is to record its outcome, not the call.
  if (outcome) throw new Error('It has an outcome')
  const cause = error instanceof Unreached ? error.cause : error
  const data = {
    process: manager.name,
    inputStream: recorded.stream,
    inputRevision: recorded.revision,
    port: call.port,
    operation: call.operation,
    target,
    code: cause instanceof Rejected ? cause.code : cause instanceof Uncertain ? 'call/uncertain' : 'call/failed',
  }
  const command = { type: 'GiveUpCall', data } as const
  await delivery.commands.handle(callDecider, call.effectId, command, contextOf(waiting, delivery), tenant)
}

/** Each attempt is a command of its own: whether it changed anything is what counts. */
const contextOf = ({ manager, recorded }: Call, { now }: Delivery): CommandContext => ({
  commandId: randomUUID(),
  asker: processOf(manager, recorded).asker,
  now: now(),
  correlationId: recorded.correlationId,
  causationId: recorded.id,
  depth: (recorded.depth ?? 0) + 1,
  trace: recorded.trace,
})
