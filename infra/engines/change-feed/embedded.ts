import type { Change, ChangeFeed } from './change-feed.ts'

/** Within one process: told at once, and nothing is ever missed. */
export function embeddedChangeFeed(): ChangeFeed {
  const watchers = new Set<(changes: Change[]) => void>()
  return {
    tell(changes) {
      if (changes.length > 0) for (const watcher of watchers) watcher(changes)
    },
    watch(watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    onMissed: () => () => {},
    async close() {
      watchers.clear()
    },
  }
}
