import * as z from 'zod'
import { optOutWays } from './events.ts'

export const OptOut = z.object({ type: z.literal('OptOut'), data: z.object({ via: z.enum(optOutWays) }) })
export const OptIn = z.object({ type: z.literal('OptIn'), data: z.object({}) })
export const OptOutCommand = z.discriminatedUnion('type', [OptOut, OptIn])
export type OptOutCommand = z.infer<typeof OptOutCommand>
