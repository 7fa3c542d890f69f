import * as z from 'zod'
import { Output } from './events.ts'

export const HandleInput = z.object({
  type: z.literal('HandleInput'),
  data: z.object({
    inputId: z.string(),
    inputStream: z.string(),
    inputRevision: z.number().int(),
    outputs: z.array(Output),
  }),
})
export const ConfirmDelivery = z.object({
  type: z.literal('ConfirmDelivery'),
  data: z.object({ inputId: z.string(), refused: z.array(z.object({ commandId: z.string(), code: z.string() })) }),
})
export const ProcessCommand = z.discriminatedUnion('type', [HandleInput, ConfirmDelivery])
export type ProcessCommand = z.infer<typeof ProcessCommand>
