import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { Category } from '#contracts/kernel/streams.ts'

type TypeOf<Message> = Message extends { type: infer Type extends string } ? Type : never

/** An aggregate as two pure functions. `decide` throws `Rejected` for a no and returns no events for "nothing to do". */
export type Decider<State, Command, Event> = {
  category: Category
  initialState: () => State
  decide: (command: Command, state: State, context: CommandContext) => Event[]
  evolve: (state: State, event: Event) => State
  /** Fields of its commands that a service looks up. They may differ when the same command is sent again. */
  facts?: readonly string[]
  /**
   * Events whose personal fields its state holds, and the commands that are decided by them. For every other command they stay
   * sealed, and the state reads as it will once the key has been destroyed; the fields of all other events are never opened.
   * Without it all are opened, always.
   */
  opens?: { events: readonly TypeOf<Event>[]; for: readonly TypeOf<Command>[] }
}

/** How each command of an aggregate is decided, by a function of its own. A command without an entry does not compile. */
export type Decisions<State, Command extends { type: string; data: unknown }, Event> = {
  readonly [Type in Command['type']]: (
    data: Extract<Command, { type: Type }>['data'],
    state: State,
    context: CommandContext,
  ) => Event[]
}

/** The `decide` of an aggregate whose commands have functions of their own. */
export const decideBy =
  <State, Command extends { type: string; data: unknown }, Event>(decisions: Decisions<State, Command, Event>) =>
  ({ type, data }: Command, state: State, context: CommandContext): Event[] => {
    // The entry and the data are of one command, which the compiler cannot follow over a union.
    const decide = decisions[type as Command['type']] as (
      data: unknown,
      state: State,
      context: CommandContext,
    ) => Event[]
    return decide(data, state, context)
  }
