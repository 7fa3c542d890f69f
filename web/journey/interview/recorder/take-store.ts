/** One recording, or a file, as the browser keeps it until the server has confirmed it. */
export type StoredTake = {
  recordingId: string
  candidateId: string
  moduleId: string
  questionId: string
  take: number
  mimeType: string
  /** `recording` after a reload means: the page was left in the middle; what was recorded until then is there. */
  state: 'recording' | 'kept' | 'queued' | 'sent' | 'discarded'
  durationMs: number
  /** The server has been told of it, so that its upload is found there again. */
  declared: boolean
  /** A still of it that the server does not have yet. */
  poster?: Blob | null
  /** Of a file that was chosen: what it is called, and its size. */
  file?: { name: string; size: number }
}

/** Slices are written as they come; they go only when the recording is confirmed or given up. */
export type TakeStore = {
  begin(take: StoredTake): Promise<void>
  append(recordingId: string, index: number, slice: Blob): Promise<void>
  update(
    recordingId: string,
    changes: Partial<Pick<StoredTake, 'state' | 'durationMs' | 'declared' | 'poster'>>,
  ): Promise<void>
  takesOf(candidateId: string): Promise<StoredTake[]>
  /** All slices in order as one file; null when there are none. */
  read(recordingId: string): Promise<Blob | null>
  /** Takes the slices away. That the take was used stays known. */
  empty(recordingId: string, state: 'sent' | 'discarded'): Promise<void>
}

/** For browsers that refuse to keep anything (private windows): as good as the page that holds it. */
export function memoryTakeStore(): TakeStore {
  const takes = new Map<string, StoredTake>()
  const slices = new Map<string, Blob[]>()
  const change = (recordingId: string, changes: Partial<StoredTake>) => {
    const known = takes.get(recordingId)
    if (known) takes.set(recordingId, { ...known, ...changes })
  }
  return {
    async begin(take) {
      takes.set(take.recordingId, take)
      slices.set(take.recordingId, [])
    },
    async append(recordingId, index, slice) {
      const parts = slices.get(recordingId)
      if (parts) parts[index] = slice
    },
    async update(recordingId, changes) {
      change(recordingId, changes)
    },
    async takesOf(candidateId) {
      return [...takes.values()].filter((take) => take.candidateId === candidateId)
    },
    async read(recordingId) {
      const parts = slices.get(recordingId) ?? []
      return parts.length > 0 ? new Blob(parts, { type: takes.get(recordingId)?.mimeType ?? '' }) : null
    },
    async empty(recordingId, state) {
      slices.delete(recordingId)
      change(recordingId, { state })
    },
  }
}

/** What is known of a question's takes when its page opens. */
export function historyOf(takes: readonly StoredTake[], question: { moduleId: string; questionId: string }) {
  const own = takes.filter(
    ({ moduleId, questionId, state, durationMs }) =>
      moduleId === question.moduleId &&
      questionId === question.questionId &&
      !(state === 'recording' && durationMs === 0),
  )
  return {
    used: Math.max(0, ...own.map(({ take }) => take)),
    /** A take that was recorded and neither sent nor given up, the latest first. */
    waiting: own.findLast(({ state }) => state === 'recording' || state === 'kept') ?? null,
  }
}
