import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** After this, nothing that only loading needed is in use any more. */
const SETTLED_MS = 5000

/**
 * Once, a moment after the start: what loading and compiling left behind is given back to the machine. A process that is
 * quiet from then on would keep it for ever, and a role is a process of its own (a quarter of its resident memory).
 */
export function giveBackAfterStart(): void {
  setTimeout(() => {
    flushCompileCache()
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as (options: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>
    void collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
  }, SETTLED_MS).unref()
}
