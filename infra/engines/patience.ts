import { setTimeout as wait } from 'node:timers/promises'
import { BadSettings, ENGINES_WAIT_S } from '../env.ts'

/** A server that does not answer now and may in a moment, for it is only starting or has much else to do. */
export class NotYetThere extends BadSettings {}

const PAUSE_MS = 500

/**
 * Opens an engine. One whose server is not yet there is tried again for so many seconds, and whoever operates it is told
 * what is waited for, again when it is something else. Everything else that is wrong is refused at once.
 */
export async function patiently<Engine>(open: () => Promise<Engine>, seconds = ENGINES_WAIT_S): Promise<Engine> {
  const until = performance.now() + seconds * 1000
  for (let told = ''; ; ) {
    try {
      return await open()
    } catch (error) {
      const left = until - performance.now()
      if (!(error instanceof NotYetThere) || left <= 0) throw error
      if (told !== error.message) console.warn(`${error.message}. Trying again for ${Math.ceil(left / 1000)} s (ENGINES_WAIT_S=${seconds})`)
      told = error.message
      await wait(Math.min(PAUSE_MS, left))
    }
  }
}
