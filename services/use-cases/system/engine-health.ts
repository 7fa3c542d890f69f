import type { Engines } from '#infra/engines/open.ts'
import { probes } from './probes.ts'

/** More frequent calls get the same answer. */
const FRESH_MS = 1_000

export type EngineHealth = { state: 'reachable' | 'unreachable'; since: string; lastError: string | null }

/** Whether each engine that can be checked answers, since when as far as this process knows, and its last failure. */
export function engineHealth(engines: Engines): () => Promise<ReadonlyMap<string, EngineHealth>> {
  const asking = askers.get(engines) ?? asker(engines)
  askers.set(engines, asking)
  return asking
}

/** Every caller knows since when, whichever of them saw it first. */
const askers = new WeakMap<Engines, () => Promise<ReadonlyMap<string, EngineHealth>>>()

function asker(engines: Engines): () => Promise<ReadonlyMap<string, EngineHealth>> {
  const known = new Map<string, EngineHealth>()
  let asked = -Infinity
  let answer: Promise<ReadonlyMap<string, EngineHealth>>

  async function ask() {
    const found = await probes(engines)
    for (const { port, answeredInMs, problem } of found) {
      if (answeredInMs === null && problem === null) continue
      const before = known.get(port)
      const state = problem === null ? 'reachable' : 'unreachable'
      const since = before?.state === state ? before.since : new Date().toISOString()
      known.set(port, { state, since, lastError: problem === null ? (before?.lastError ?? null) : problem })
    }
    return known
  }

  return () => {
    if (performance.now() - asked > FRESH_MS) {
      asked = performance.now()
      answer = ask()
    }
    return answer
  }
}
