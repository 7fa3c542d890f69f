import type { EventStore } from '../engines/event-store/event-store.ts'
import { FIRST, keysElsewhere } from './foreign-log.ts'
import type { KeyRing } from '../engines/key-ring/key-ring.ts'
import type { ReadStore } from '../engines/read-store/read-store.ts'
import { BadSettings } from '../env.ts'
import { log as logged } from '../log.ts'

const STATE = 'installation'
/** A log is known by the hash of its first event; whose it is, by a signature only its master key makes. */
type Installation = { log: string; seal: string }
type Parts = {
  store: EventStore
  reads: ReadStore
  keys: KeyRing
}

/**
 * Before anything is written: that log, read models and keys belong to one installation, and that no newer version
 * filled the read store. `keysLost`: the operator knows that people's keys are gone.
 * @throws BadSettings with what was found and what to do.
 */
export async function checkInstallation(
  parts: Parts,
  projections: readonly { name: string; version: number }[],
  { keysLost = false } = {},
): Promise<void> {
  const { store, reads, keys } = parts
  const [known, events, collections] = await Promise.all([
    reads.loadState(STATE) as Promise<Installation | null>,
    store.readAll(null, FIRST),
    reads.collections(),
  ])
  const first = events[0]?.hash ?? null
  const others = otherInstallation(known, first, keys)
  const wrong = [
    ...(others.length > 0 || keysLost ? others : await keysElsewhere(events, keys.has)),
    ...newerVersion(
      collections.map(({ name }) => name),
      projections,
    ),
  ]
  if (wrong.length > 0) throw new BadSettings(wrong)
  if (known) return
  if (first) await reads.saveState(STATE, installationOf(first, keys))
  else claimLater(parts)
}

const firstOf = async (store: EventStore) => (await store.readAll(null, 1))[0]?.hash ?? null
const installationOf = (log: string, keys: KeyRing): Installation => ({ log, seal: keys.sign('installation', log) })

function otherInstallation(known: Installation | null, first: string | null, keys: KeyRing): string[] {
  if (!known) return []
  if (first === null)
    return [
      'The read store holds the read models of an installation (MONGODB_URL, or DATA_DIR), and the event store (EVENTSTORE_URL, or DATA_DIR) is empty. Name the event store they came from, or an empty read store.',
    ]
  if (known.log !== first)
    return [
      'The event store (EVENTSTORE_URL, or DATA_DIR) and the read store (MONGODB_URL, or DATA_DIR) belong to two installations. Name those that belong together, or an empty read store, which is then filled from the log.',
    ]
  if (known.seal !== installationOf(first, keys).seal)
    return [
      'DATA_DIR has the master key of another installation than the event store (EVENTSTORE_URL) and the read store (MONGODB_URL). Copy the folder keys of the one they belong to.',
    ]
  return []
}

function newerVersion(
  collections: readonly string[],
  projections: readonly { name: string; version: number }[],
): string[] {
  return projections.flatMap(({ name, version }) => {
    const stem = `${name.replaceAll('-', '_')}_v`
    const newest = Math.max(
      ...collections.flatMap((each) =>
        each.startsWith(stem) && /^\d+$/.test(each.slice(stem.length)) ? [Number(each.slice(stem.length))] : [],
      ),
    )
    return newest > version
      ? [
          `The read store (MONGODB_URL, or DATA_DIR) holds ${stem}${newest}, and this program knows version ${version}: a newer one filled it. Start that one, or name an empty read store.`,
        ]
      : []
  })
}

/** An installation begins with its first event. */
function claimLater({ store, reads, keys }: Parts): void {
  const stop = store.onAppended(() => {
    stop()
    firstOf(store)
      .then(
        async (first) =>
          first !== null &&
          (await reads.loadState(STATE)) === null &&
          (await reads.saveState(STATE, installationOf(first, keys))),
      )
      .catch((error) =>
        logged.error(
          'the read store could not be told which log it belongs to; that is done at the next start:',
          error,
        ),
      )
  })
}
