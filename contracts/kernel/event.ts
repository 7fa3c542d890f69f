import type * as z from 'zod'
import { ERASED } from './erased.ts'

/** What any engine hands back: payload not yet trusted, version as it was written. */
export type StoredEvent = { type: string; version: number; data: unknown }

/** A domain fact in its newest shape. */
export type DomainEvent<Type extends string = string, Data = unknown> = { type: Type; data: Data }

export type EventContract<Type extends string = string, Data = unknown> = {
  type: Type
  version: number
  /** Top-level fields that are personal: sealed with the stream's own key before they reach the log. */
  personal: readonly string[]
  /** Accepts every version ever written and returns the newest shape; throws on a version from the future. */
  decode: (stored: StoredEvent) => Data
  /** Adds a version. The upcast is the only code that may know the previous shape. */
  next: <NextData>(
    schema: z.ZodType<NextData, unknown>,
    upcast: (previous: Data) => NextData,
    personal?: readonly string[],
  ) => EventContract<Type, NextData>
}

export type EventOf<Contract> = Contract extends EventContract<infer Type, infer Data> ? DomainEvent<Type, Data> : never

export { ERASED }

/**
 * Declares an event. `personal` names top-level fields to be sealed; they must accept {@link ERASED}
 * after erasure, so their schemas are plain strings, or nullable for structured values.
 */
export function defineEvent<Type extends string, Data>(
  type: Type,
  schema: z.ZodType<Data, unknown>,
  personal: readonly string[] = [],
): EventContract<Type, Data> {
  return withVersions(type, 1, personal, (stored) => schema.parse(stored.data))
}

function withVersions<Type extends string, Data>(
  type: Type,
  version: number,
  personal: readonly string[],
  decode: (stored: StoredEvent) => Data,
): EventContract<Type, Data> {
  return {
    type,
    version,
    personal,
    decode: (stored) => {
      if (stored.version > version) throw new UnknownEventVersion(type, stored.version)
      return decode(stored)
    },
    next: (schema, upcast, nextPersonal = personal) =>
      withVersions(type, version + 1, nextPersonal, (stored) =>
        stored.version === version + 1 ? schema.parse(stored.data) : upcast(decode(stored)),
      ),
  }
}

export class UnknownEventVersion extends Error {
  constructor(type: string, version: number) {
    super(`${type} v${version} was written by newer code than this process runs`)
    this.name = 'UnknownEventVersion'
  }
}

export class UnknownEventType extends Error {
  constructor(type: string) {
    super(`No contract is registered for event type ${type}`)
    this.name = 'UnknownEventType'
  }
}
