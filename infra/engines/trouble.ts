import { log } from '#infra/log.ts'
import { mayPass } from './failures.ts'

const AGAIN_MS = 10 * 60_000

/**
 * What the log says of work that is retried until it succeeds: that it fails and why, every ten minutes that it
 * still does, and when that is over. An engine that is away for a night fills no disk. A reason that time does not mend
 * is logged as soon as it changes, with all that is known of it.
 */
export function trouble(what: string) {
  let since: number | null = null
  let told = { at: -Infinity, reason: '' }
  return {
    failed(error: unknown) {
      const now = performance.now()
      since ??= now
      const passes = typeof error === 'string' || mayPass(error)
      const reason = passes ? '' : String(error)
      if (now - told.at < AGAIN_MS && reason === told.reason) return
      told = { at: now, reason }
      log.error(`${what}:`, passes && typeof error !== 'string' ? error.message : error)
    },
    worked() {
      if (since === null) return
      log.warn(`${what}: no longer, after ${Math.round((performance.now() - since) / 1000)} s`)
      since = null
      told = { at: -Infinity, reason: '' }
    },
  }
}
