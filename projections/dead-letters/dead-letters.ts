import * as z from 'zod'
import type { CallEvent } from '#contracts/call/events.ts'
import { Instant } from '#contracts/kernel/ids.ts'
import type { Projection } from '../runtime/projection.ts'

export const DeadLetterView = z.object({
  process: z.string().describe('The process manager that decided on the call'),
  port: z.string().describe('The service that was called'),
  operation: z.string().describe('The operation that was called'),
  target: z.string().describe('Whose failures count together with this one'),
  code: z.string().describe('Why it failed the last time'),
  givenUpAt: Instant.describe('When it was given up'),
})
export type DeadLetterView = z.infer<typeof DeadLetterView>

export const deadLetters: Projection<DeadLetterView, CallEvent> = {
  name: 'dead-letters',
  version: 1,
  category: 'call',
  description: 'One document per outside call that was given up, until a person has it tried again or drops it.',
  schema: DeadLetterView,
  indexes: [{ fields: ['givenUpAt'] }, { fields: ['companyId', 'givenUpAt'] }],
  counters: [],
  evolve: (_view, { event: { type, data }, occurredAt }) =>
    type === 'CallGivenUp'
      ? {
          process: data.process,
          port: data.port,
          operation: data.operation,
          target: data.target,
          code: data.code,
          givenUpAt: occurredAt,
        }
      : null,
}
