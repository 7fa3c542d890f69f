import { expect } from 'vitest'
import type { CommandContext } from '#contracts/command-context.ts'
import { Rejected, type RejectionCode } from '#contracts/rejections.ts'
import type { Decider } from '#domain/decider.ts'

/** Given past events, when a command arrives, then these events (or this rejection). */
export function specify<State, Command, Event>(decider: Decider<State, Command, Event>, context: CommandContext) {
  return (...history: Event[]) => ({
    when: (command: Command) => {
      const decide = () => decider.decide(command, history.reduce(decider.evolve, decider.initialState()), context)

      return {
        then: (...expected: Event[]) => expect(decide()).toEqual(expected),
        thenNothing: () => expect(decide()).toEqual([]),
        thenRejects: (code: RejectionCode, fields?: Record<string, string>) => {
          const rejected = expect.toSatisfy((error: unknown) => error instanceof Rejected && error.code === code)
          expect(decide).toThrow(rejected)
          if (fields) expect(decide).toThrow(expect.objectContaining({ fields }))
        },
      }
    },
  })
}
