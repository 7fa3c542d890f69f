import type { Asker } from '#contracts/asker.ts'
import type { DomainEvent } from '#contracts/event.ts'
import type { Decider } from '#domain/decider.ts'
import type { Core } from '../../platform.ts'

const TIMEOUT_MS = 5000

/** Waits, bounded, until a process has brought an aggregate where it should be; answers its revision then, or null. */
export async function until<State, Command, Event extends DomainEvent>(
  { commands, notifier }: Core,
  decider: Decider<State, Command, Event>,
  asker: Asker,
  id: string,
  there: (state: State) => boolean,
  timeoutMs = TIMEOUT_MS,
): Promise<number | null> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  const look = async () => {
    const { state, revision } = await commands.stateOf(decider, asker, id)
    if (there(state)) resolve(revision)
  }
  const unwatch = notifier.watch((changes) => {
    if (changes.some(({ doc }) => doc._id === id)) look().catch(reject)
  })
  const timer = setTimeout(() => resolve(null), timeoutMs)
  try {
    await look()
    return await promise
  } finally {
    clearTimeout(timer)
    unwatch()
  }
}
