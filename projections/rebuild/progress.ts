/** Where a rebuild says how far it is, in the read store's states: any process that serves can show it. */
export const REBUILD_STATE = 'rebuild.progress'

export type RebuildState = {
  /** Projections by name. */
  names: string[]
  /** `again`: this try failed, and another follows. */
  phase: 'folding' | 'comparing' | 'switched' | 'again' | 'failed'
  /** How much of the log is folded, of all: parts or a share. */
  done: number
  of: number
  events: number
  documents: number
  /** ISO instants: when it began, and when it last said something. */
  since: string
  at: string
  error?: string
}

const EVERY_MS = 500

/** Tells `save` what has changed, twice a second at most; a new phase is saved at once. */
export function progressTo(save: (state: RebuildState) => void, names: string[]) {
  const since = new Date().toISOString()
  const state: RebuildState = { names, phase: 'folding', done: 0, of: 0, events: 0, documents: 0, since, at: since }
  let told = -Infinity
  return (change: Partial<RebuildState>) => {
    const urgent = change.phase !== undefined && change.phase !== state.phase
    Object.assign(state, change)
    const now = performance.now()
    if (!urgent && now - told < EVERY_MS) return
    told = now
    save({ ...state, at: new Date().toISOString() })
  }
}
