/** How the platform does for one company, and to operators the whole installation. A figure is null while it cannot be found out. */
export type SystemStatus = {
  at: string
  services: { port: string; answers: boolean }[]
  /** Whether every page shows all that was written. */
  current: boolean | null
  /** Streams of the asker's company that could not be handled, with the reason. */
  stuckStreams: { stream: string; by: string; error: string }[]
  /** Outside calls that were given up: of the asker's company, to operators of all. */
  deadLetters: DeadLetter[] | null
  /** Null for everyone but operators. */
  installation: Installation | null
}

/** `companyId` is 'sys' where it belongs to no company. */
export type DeadLetter = {
  callId: string
  companyId: string
  port: string
  operation: string
  code: string
  givenUpAt: string
}

/** Nothing of it says anything about people. */
export type Installation = {
  engines: EngineStatus[]
  /** Events written and not yet handed to the bus. */
  relayLag: number | null
  /** By how much the earliest timer that is due is late. */
  timerLagMs: number | null
  readModels: {
    name: string
    version: number
    documents: number | 'not built' | null
    lag: number | null
    stuck: number | null
  }[]
  rebuild: RebuildStatus | 'none' | null
  /** Events that had not arrived and were read from the log instead, since this process started. */
  holesRepaired: number | null
  /** Streams that could not be handled, of every company. */
  stuck: { readModels: number | null; processes: number | null }
  storage: { name: string; bytes: number; writeAheadBytes: number }[]
  freeBytes: number | null
  memoryBytes: number
  startedAt: string
}

export type EngineStatus = {
  port: string
  engine: string
  version: string | null /** null while it does not answer */
  answeredInMs: number | null
  problem: string | null
  /** Since when it does not answer, as far as this process knows; null while it does. */
  awaySince: string | null
}

/** `again` is a rebuild whose last try failed and that is retried. `silent` is a rebuild that has not said anything for a while: it was ended before it was done. */
export type RebuildStatus = {
  names: string[]
  phase: 'folding' | 'comparing' | 'switched' | 'again' | 'failed' | 'silent'
  /** 0 to 1. */
  share: number
  events: number
  documents: number
  since: string
  at: string
  error: string | null
}
