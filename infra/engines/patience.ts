import { setTimeout as wait } from 'node:timers/promises'
import { log } from '#infra/log.ts'
import { BadSettings, ENGINES_WAIT_S } from '../env.ts'
import { mayPass } from './failures.ts'

/** A server that does not answer now and may in a moment, for it is only starting or has much else to do. */
export class NotYetThere extends BadSettings {}

const PAUSE_MS = 500

/**
 * Opens an engine, or does what a start begins with and may do twice. An engine that is not yet there, or does not answer
 * for the moment, is tried again until so many seconds have passed since it first failed, and the operator reads in the log
 * what it waits for, once for each cause. Everything else that is wrong is refused at once.
 */
export async function patiently<Outcome>(begin: () => Promise<Outcome>, seconds = ENGINES_WAIT_S): Promise<Outcome> {
  let until: number | undefined
  for (let told = ''; ; ) {
    try {
      return await begin()
    } catch (error) {
      until ??= performance.now() + seconds * 1000
      const left = until - performance.now()
      if (!(error instanceof NotYetThere || mayPass(error)) || left <= 0) throw error
      if (told !== error.message)
        log.warn(`${error.message}. Trying again for ${Math.ceil(left / 1000)} s (ENGINES_WAIT_S=${seconds})`)
      told = error.message
      await wait(Math.min(PAUSE_MS, left))
    }
  }
}
