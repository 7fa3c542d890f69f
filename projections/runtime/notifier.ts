import type { Doc } from '#infra/engines/read-store/read-store.ts'

export type Change = { projection: string; doc: Doc }

/** Tells those who wait, and those who watch, which documents have just been written. */
export function changeNotifier() {
  const watchers = new Set<(changes: Change[]) => void>()
  return {
    tell(changes: Change[]) {
      if (changes.length > 0) for (const watcher of watchers) watcher(changes)
    },
    watch(watcher: (changes: Change[]) => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}
export type ChangeNotifier = ReturnType<typeof changeNotifier>
