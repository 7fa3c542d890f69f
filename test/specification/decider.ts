import { expect } from 'vitest'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected, type RejectionCode } from '#contracts/kernel/rejections.ts'
import type { Decider } from '#domain/decider.ts'

/** Given past events, when a command arrives, then these events (or this rejection). */
export function specify<State, Command, Event>(decider: Decider<State, Command, Event>, context: CommandContext) {
  return (...history: Event[]) => ({
    when: (command: Command) => {
      const decide = () => decider.decide(command, history.reduce(decider.evolve, decider.initialState()), context)

      return {
        then: (...expected: Event[]) => expect(decide()).toEqual(expected),
        thenNothing: () => expect(decide()).toEqual([]),
        /** With this code; with these words, and what to mend by field, where they are given. */
        thenRejects: (code: RejectionCode, ...said: (string | Record<string, string>)[]) => {
          const rejected = expect.toSatisfy((error: unknown) => error instanceof Rejected && error.code === code)
          expect(decide).toThrow(rejected)
          for (const words of said)
            expect(decide).toThrow(
              expect.objectContaining(typeof words === 'string' ? { message: words } : { fields: words }),
            )
        },
      }
    },
  })
}
