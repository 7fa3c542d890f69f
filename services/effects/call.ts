import type * as z from 'zod'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../core/core.ts'

const HOUR = 3_600_000
/** Three days: mail servers commonly try for as long. */
export const GIVEN_UP_AFTER_MS = 72 * HOUR

/** `id` is the same whenever this call is repeated: the provider's idempotency key. */
export type Leaving<Payload> = { id: string; tenant: string; at: string; payload: Payload }

/** One call of another service. */
export type OutsideCall<Payload = unknown> = {
  payload: z.ZodType<Payload>
  /** Names the service. Failures are counted for each target, and while one is away only its own calls wait. */
  target: (payload: Payload) => string
  /** Whether the provider, or our own register, ignores an id that it has seen: only then is a call that may have arrived made again. */
  repeatable: boolean
  /**
   * Resolves with what the provider answered, as JSON, which is handed to the process manager.
   * @throws Rejected '…/unavailable' when it may work later, any other Rejected when it never will, Uncertain when it
   * may have been taken.
   */
  call: (core: Core, leaving: Leaving<Payload>) => Promise<unknown>
}

export const outsideCall = <Payload>(call: OutsideCall<Payload>) => call

/** The provider may have taken it: the connection ended after the request and before the answer. */
export class Uncertain extends Error {}

/** What came of a call. One that was cancelled never left. */
export type Outcome =
  | { ended: 'succeeded'; result: unknown }
  | { ended: 'failed'; code: string }
  | { ended: 'uncertain' }
  | { ended: 'cancelled' }

/** The id of the call that a reaction gave this `key`: CancelCall is sent to it. */
export const callIdOf = (tenant: string, key: string) => uuid5(tenant, `call ${key}`)
