import type { CommandContext } from '#contracts/command-context.ts'
import type { Category } from '#contracts/streams.ts'

/** An aggregate as two pure functions. `decide` throws `Rejected` for a no and returns no events for "nothing to do". */
export type Decider<State, Command, Event> = {
  category: Category
  initialState: () => State
  decide: (command: Command, state: State, context: CommandContext) => Event[]
  evolve: (state: State, event: Event) => State
  /** Fields of its commands that a service looks up. They may differ when the same command is sent again. */
  facts?: readonly string[]
  /** Event types whose personal fields its state is made of; those of all others are never opened to decide. Without it, all are. */
  opens?: readonly (Event extends { type: infer Type } ? Type : never)[]
}
