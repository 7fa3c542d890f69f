/** Drafts as they were, for undo and redo. Typing in one field is one step, however many letters. */
export type History<Value> = {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
  merging: string | null
}

const KEPT = 200

export const historyOf = <Value>(present: Value): History<Value> => ({ past: [], present, future: [], merging: null })

/** `mergeKey` names the field being typed in; the next change under the same key joins this step. */
export function commit<Value>(history: History<Value>, next: Value, mergeKey: string | null = null): History<Value> {
  if (next === history.present) return history
  const joins = mergeKey !== null && mergeKey === history.merging
  const past = joins ? history.past : [...history.past, history.present].slice(-KEPT)
  return { past, present: next, future: [], merging: mergeKey }
}

/** Every draft as something else makes it. */
export const overEach = <Value>(
  { past, present, future, merging }: History<Value>,
  change: (draft: Value) => Value,
) => ({
  past: past.map(change),
  present: change(present),
  future: future.map(change),
  merging,
})

export function undo<Value>(history: History<Value>): History<Value> {
  const previous = history.past.at(-1)
  if (previous === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    merging: null,
  }
}

export function redo<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, merging: null }
}
