import { PROBE_MS } from './probes.ts'

/** An engine that does not answer leaves the figure open; that it does not is said beside it. */
const unknown = () => null

/** Null when the answer fails, or takes longer than an engine has to answer. */
export async function inTime<T>(answer: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, PROBE_MS, null)
  return Promise.race([answer.catch(unknown), late]).finally(() => clearTimeout(timer))
}
