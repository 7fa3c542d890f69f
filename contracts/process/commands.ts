import * as z from 'zod'
import { Output, settled } from './events.ts'

const input = {
  inputId: z.string(),
  inputStream: z.string(),
  inputRevision: z.number().int(),
  outputs: z.array(Output),
}
export const HandleInput = z.object({ type: z.literal('HandleInput'), data: z.object(input) })
export const ConfirmDelivery = z.object({
  type: z.literal('ConfirmDelivery'),
  data: z.object({ inputId: z.string(), refused: z.array(z.object({ commandId: z.string(), code: z.string() })) }),
})
/** What came of a call, and what the process manager decided about that. */
export const SettleCall = z.object({
  type: z.literal('SettleCall'),
  data: z.object({ ...settled, next: z.object(input).nullable() }),
})
export const ProcessCommand = z.discriminatedUnion('type', [HandleInput, ConfirmDelivery, SettleCall])
export type ProcessCommand = z.infer<typeof ProcessCommand>
