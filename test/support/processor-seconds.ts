import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, afterEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** What a spec file cost, with the servers and browsers it started. */
    processorSeconds?: number
    processesStarted?: number
  }
}

const TICKS_PER_SECOND = 100
/** What this process had used when the file before it ended: it separates files that share a process. */
const kept = globalThis as { secondsBefore?: number }
const ownSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Processor seconds of each process below this one when it was last seen. A system without /proc tells only of this one. */
const below = new Map<number, number>()
let seenAt = 0

function lookBelow() {
  seenAt = performance.now()
  let open = childrenOf(process.pid)
  while (open.length > 0) {
    for (const pid of open) {
      const seconds = secondsOf(pid)
      if (seconds !== null) below.set(pid, Math.max(seconds, below.get(pid) ?? 0))
    }
    open = open.flatMap(childrenOf)
  }
}

/** A browser starts processes from any of its threads. */
function childrenOf(pid: number): number[] {
  return (
    unlessGone(() =>
      readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
        readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
      ),
    ) ?? []
  )
}

function secondsOf(pid: number): number | null {
  return unlessGone(() => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  })
}

function unlessGone<T>(look: () => T): T | null {
  try {
    return look()
  } catch {
    return null
  }
}

const looking = setInterval(lookBelow, 1000)
looking.unref()
afterEach(() => {
  if (performance.now() - seenAt > 250) lookBelow()
})
// Hooks end in reverse order: this one after those of the file have stopped its servers.
// The runner reads of the first parameter which fixtures are wanted: none.
afterAll(({}, file) => {
  clearInterval(looking)
  const own = ownSeconds()
  file.meta.processorSeconds =
    own - (kept.secondsBefore ?? 0) + [...below.values()].reduce((sum, each) => sum + each, 0)
  file.meta.processesStarted = below.size
  kept.secondsBefore = own
})
