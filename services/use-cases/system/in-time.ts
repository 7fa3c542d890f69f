import { PROBE_MS } from './probes.ts'

/**
 * A figure that has to be asked of an engine: null when that fails, or takes longer than an engine has to answer. That
 * the engine does not answer is said beside it.
 */
export async function inTime<T>(answer: Promise<T>, limitMs = PROBE_MS): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, limitMs, null)
  return Promise.race([answer.catch(() => null), late]).finally(() => clearTimeout(timer))
}
