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
const mail = z.object({
  kind: z.literal('mail'),
  effectId: z.string(),
  to: z.string(),
  template: z.string(),
  values: z.record(z.string(), z.string()),
})
const sms = z.object({
  kind: z.literal('sms'),
  effectId: z.string(),
  to: z.string(),
  template: z.string(),
  values: z.record(z.string(), z.string()),
})
/** A recording that is removed for good. */
const erasure = z.object({
  kind: z.literal('erasure'),
  effectId: z.string(),
  candidateId: z.string(),
  recordingId: z.string(),
})

/** What a process manager decided to do about one event. `commandId` is derived, so sending it again is harmless. */
export const Output = z.discriminatedUnion('kind', [command, mail, erasure, sms])
export type Output = z.infer<typeof Output>

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
  .next(z.object({ ...input, outputs: z.array(Output).nullable() }), (before) => before)
/** All outputs of that input have been delivered. A command that was refused is a business outcome, recorded here. */
export const OutputsDelivered = defineEvent(
  'OutputsDelivered',
  z.object({ inputId: z.string(), refused: z.array(z.object({ commandId: z.string(), code: z.string() })) }),
)

export const processEvents = [InputHandled, OutputsDelivered] as const
export type ProcessEvent = EventOf<(typeof processEvents)[number]>
