/** Events after which whatever else waits in this process gets its turn. */
export const SLICE = 500

/** Lists by key in portions of about a slice; a list is never divided. */
export function* slices<T>(lists: Map<string, T[]>): Generator<Map<string, T[]>> {
  let slice = new Map<string, T[]>()
  let size = 0
  for (const [key, list] of lists) {
    slice.set(key, list)
    size += list.length
    if (size < SLICE) continue
    yield slice
    slice = new Map()
    size = 0
  }
  if (size > 0) yield slice
}
