import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { DomainEvent } from '#contracts/kernel/event.ts'
import type { CallOutput } from '#contracts/process/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { Category, SYSTEM } from '#contracts/kernel/streams.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { Core } from '../core/core.ts'
import type { Outcome } from '../effects/call.ts'
import type { CallReaction } from '../effects/calls.ts'

/** What a process may ask for: a command to an aggregate, or a call to a service outside. */
export type Reaction =
  | { kind: 'command'; aggregate: Category; tenant?: string; id: string; command: { type: string; data: unknown } }
  | CallReaction

/**
 * A rule "when this happened, then do that", across aggregates. `react` is pure; it is called once per event, its
 * answer is recorded before anything is done, and doing it twice is harmless.
 */
export type ProcessManager<Event extends DomainEvent = DomainEvent, Facts = undefined> = {
  /** when-then, in kebab-case. */
  name: string
  category: Category
  /** Event types it reacts to. */
  on: readonly Event['type'][]
  /** What the reaction needs to know from elsewhere. Looked up before it is decided; the decision is what is recorded. */
  look?: (core: Core, recorded: Recorded<Event>) => Promise<Facts>
  react: (recorded: Recorded<Event>, facts: Facts) => Reaction[]
  /** What to do when an aggregate refuses a command: a business outcome that may need another step. The facts are looked up anew. */
  onRefused?: (
    recorded: Recorded<Event>,
    refused: { command: { type: string; data: unknown }; code: string },
    facts: Facts,
  ) => Reaction[]
  /** What follows from the outcome of a call. Pure; recorded together with the outcome. */
  onOutcome?: (
    recorded: Recorded<Event>,
    made: { call: Pick<CallOutput, 'port' | 'operation' | 'payload'>; outcome: Outcome },
  ) => Reaction[]
  /** Asked about a call that was held, right before it leaves: without a yes it is cancelled. */
  stillWanted?: (core: Core, recorded: Recorded<Event>, call: CallOutput) => Promise<boolean>
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyProcessManager = ProcessManager<any, any>

/** How a process sends a command: the usual path, and only while it is still wanted. */
export type Dispatch = (
  aggregate: Category,
  tenant: string | typeof SYSTEM,
  id: string,
  command: { type: string; data: unknown },
  context: CommandContext,
  stillWanted: () => Promise<boolean>,
) => Promise<ConsistencyToken>
