/** What is remembered of a stream between commands: its folded state, how far it goes, and which commands are in it. */
export type StreamState<State = unknown> = {
  state: State
  revision: number
  hash: string
  /** Personal fields that the state holds were left closed: they read as erased. */
  sealed: boolean
  /** Of its events, by revision: a command is in it when the id of the command's first event is. */
  ids: string[]
}

/** Bounded cache of folded streams, least recently used out first. The store checks every revision, so a stale entry only costs a reload. */
export function stateCache(capacity = 20_000) {
  const entries = new Map<string, StreamState>()
  return {
    get<State>(stream: string): StreamState<State> | undefined {
      const entry = entries.get(stream)
      if (!entry) return undefined
      entries.delete(stream)
      entries.set(stream, entry)
      return entry as StreamState<State>
    },
    set(stream: string, entry: StreamState<never> | StreamState) {
      entries.delete(stream)
      if (entries.size >= capacity) entries.delete(entries.keys().next().value!)
      entries.set(stream, entry as StreamState)
    },
    delete: (stream: string) => void entries.delete(stream),
    get size() {
      return entries.size
    },
  }
}
