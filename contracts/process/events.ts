import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'

const command = z.object({
  kind: z.literal('command'),
  commandId: z.string(),
  aggregate: z.string(),
  tenant: z.string(),
  id: z.string(),
  command: z.object({ type: z.string(), data: z.unknown() }),
})
const message = {
  effectId: z.string(),
  to: z.string(),
  template: z.string(),
  values: z.record(z.string(), z.string()),
}
const mail = z.object({ kind: z.literal('mail'), ...message })
const sms = z.object({ kind: z.literal('sms'), ...message })
/** A recording that is removed for good. */
const erasure = z.object({
  kind: z.literal('erasure'),
  effectId: z.string(),
  candidateId: z.string(),
  recordingId: z.string(),
})
const call = z.object({
  kind: z.literal('call'),
  /** The idempotency key that the provider gets. */
  effectId: z.string(),
  port: z.string(),
  operation: z.string(),
  payload: z.unknown(),
  /** It leaves then, and can be cancelled until it does; null is at once. */
  holdUntil: z.string().nullable(),
})

/** What a process manager decided to do about one event. Ids are derived, so doing it again is harmless. */
export const Output = z.discriminatedUnion('kind', [command, call])
export type Output = z.infer<typeof Output>
export type CommandOutput = z.infer<typeof command>
export type CallOutput = z.infer<typeof call>

type Before = z.infer<typeof command> | z.infer<typeof mail> | z.infer<typeof sms> | z.infer<typeof erasure>
/** Calls had a shape of their own each. */
function asCall(output: Before): Output {
  if (output.kind === 'command') return output
  const { kind, effectId, ...payload } = output
  const to = kind === 'erasure' ? { port: 'media', operation: 'erase' } : { port: kind, operation: 'send' }
  return { kind: 'call', effectId, ...to, payload, holdUntil: null }
}

const input = { inputId: z.string(), inputStream: z.string(), inputRevision: z.number().int() }
/** Decision and dedupe in one append: an input that is here has been decided, once. Outputs can carry personal text, so they are sealed. */
export const InputHandled = defineEvent(
  'InputHandled',
  z.object({ ...input, outputs: z.array(z.discriminatedUnion('kind', [command, mail])).nullable() }),
  ['outputs'],
)
  .next(
    z.object({ ...input, outputs: z.array(z.discriminatedUnion('kind', [command, mail, erasure])).nullable() }),
    (before) => before,
  )
  .next(
    z.object({ ...input, outputs: z.array(z.discriminatedUnion('kind', [command, mail, erasure, sms])).nullable() }),
    (before) => before,
  )
  .next(z.object({ ...input, outputs: z.array(Output).nullable() }), (before) => ({
    ...before,
    outputs: before.outputs?.map(asCall) ?? null,
  }))

const answered = {
  inputId: z.string(),
  refused: z.array(z.object({ commandId: z.string(), code: z.string() })),
}
/** Written by an earlier version only: all outputs have been delivered, calls among them. */
export const OutputsDelivered = defineEvent('OutputsDelivered', z.object(answered))
/** Each command of that input has been answered. A refusal is a business outcome, recorded here. */
export const CommandsDelivered = defineEvent('CommandsDelivered', z.object(answered))

export const settled = {
  effectId: z.string(),
  ended: z.enum(['succeeded', 'failed', 'uncertain', 'cancelled']),
  /** Why it failed for good. */
  code: z.string().nullable(),
  /** What the provider answered, as JSON; it can be personal, so it is sealed. */
  result: z.unknown(),
}
/** What came of an outside call. What follows from it is decided in the same append. */
export const CallSettled = defineEvent('CallSettled', z.object(settled), ['result'])

export const processEvents = [InputHandled, OutputsDelivered, CommandsDelivered, CallSettled] as const
export type ProcessEvent = EventOf<(typeof processEvents)[number]>
