import type { Asker } from '#contracts/kernel/asker.ts'
import type { DomainEvent } from '#contracts/kernel/event.ts'
import type { SYSTEM } from '#contracts/kernel/streams.ts'
import type { Decider } from '#domain/decider.ts'
import type { Core } from './core.ts'

const TIMEOUT_MS = 5000
const LOOK_MS = 100

/** Waits, bounded, until a process has brought an aggregate where it should be; answers its revision then, or null. */
export async function until<State, Command, Event extends DomainEvent>(
  { commands, engines }: Core,
  decider: Decider<State, Command, Event>,
  asker: Pick<Asker, 'companyId'> | { companyId: typeof SYSTEM },
  id: string,
  there: (state: State) => boolean,
  timeoutMs = TIMEOUT_MS,
  /** Who has heard enough from elsewhere ends it. */
  signal?: AbortSignal,
): Promise<number | null> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  const look = async () => {
    const { state, revision } = await commands.stateOf(decider, asker, id)
    if (there(state)) resolve(revision)
  }
  const unwatch = engines.changes.watch((written) => {
    if (written.some((change) => change.id === id)) look().catch(reject)
  })
  // Told or not: a process elsewhere may have been the one that wrote.
  const looking = setInterval(() => look().catch(reject), LOOK_MS)
  signal?.addEventListener('abort', () => resolve(null))
  const timer = setTimeout(() => resolve(null), timeoutMs)
  try {
    await look()
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(looking)
    unwatch()
  }
}
