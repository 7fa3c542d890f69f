import * as z from 'zod'
import { defineEvent, type EventOf } from '../event.ts'

/** What a process manager decided to do about one event. `commandId` is derived, so sending it again is harmless. */
export const Output = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('command'),
    commandId: z.string(),
    aggregate: z.string(),
    tenant: z.string(),
    id: z.string(),
    command: z.object({ type: z.string(), data: z.unknown() }),
  }),
  z.object({ kind: z.literal('mail'), effectId: z.string(), to: z.string(), template: z.string(), values: z.record(z.string(), z.string()) }),
])
export type Output = z.infer<typeof Output>

/** Decision and dedupe in one append: an input that is here has been decided, once. Outputs can carry personal text, so they are sealed. */
export const InputHandled = defineEvent(
  'InputHandled',
  z.object({ inputId: z.string(), inputStream: z.string(), inputRevision: z.number().int(), outputs: z.array(Output).nullable() }),
  ['outputs'],
)
/** All outputs of that input have been delivered. A command that was refused is a business outcome, recorded here. */
export const OutputsDelivered = defineEvent(
  'OutputsDelivered',
  z.object({ inputId: z.string(), refused: z.array(z.object({ commandId: z.string(), code: z.string() })) }),
)

export const processEvents = [InputHandled, OutputsDelivered] as const
export type ProcessEvent = EventOf<(typeof processEvents)[number]>
