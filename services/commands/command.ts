import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { Decider } from '#domain/decider.ts'
import { canonical } from '#infra/canonical.ts'
import { sha256, uuid5 } from '#infra/hashing.ts'

export type AnyCommand = { type: string; data: unknown }

/** A digest of a command without the facts that a service looked up for it: those may differ when it is sent again. */
export function digestOf({ type, data }: AnyCommand, facts: readonly string[] = []): string {
  const asked = facts.length
    ? Object.fromEntries(Object.entries(data as object).filter(([field]) => !facts.includes(field)))
    : data
  return sha256(canonical({ type, data: asked })).slice(0, 32)
}

/** Whether a command is decided on personal fields that other commands of its decider do without. */
export function opensFor<State, Command extends AnyCommand, Event>(
  { opens }: Decider<State, Command, Event>,
  { type }: Command,
): boolean {
  return !opens || (opens.for as readonly string[]).includes(type)
}

/** One command always gives its events the same ids, in one stream at least. */
export const eventId = (stream: string, { commandId }: CommandContext, index: number) =>
  uuid5(commandId, `${stream}#${index}`)
