import * as z from 'zod'
import { GivenUp } from './events.ts'

const nothing = z.object({})
/** Asked right before the call leaves: from then on it cannot be cancelled. */
export const BeginCall = z.object({ type: z.literal('BeginCall'), data: nothing })
export const CancelCall = z.object({ type: z.literal('CancelCall'), data: nothing })
export const GiveUpCall = z.object({ type: z.literal('GiveUpCall'), data: GivenUp })
export const RetryCall = z.object({ type: z.literal('RetryCall'), data: nothing })
export const DropCall = z.object({ type: z.literal('DropCall'), data: nothing })

export const CallCommand = z.discriminatedUnion('type', [BeginCall, CancelCall, GiveUpCall, RetryCall, DropCall])
export type CallCommand = z.infer<typeof CallCommand>
