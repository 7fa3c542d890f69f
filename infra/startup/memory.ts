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
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as (options: {
      type: 'major'
      execution: 'async'
      flavor: 'last-resort'
    }) => Promise<void>
    const all = () => collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
    // The second forgets the code that only the start ran: it was not used since the first.
    void all().then(all)
  }, SETTLED_MS).unref()
}
