import type { Position } from '#infra/engines/event-store/event-store.ts'

/**
 * Maps positions of the source to those of the target. A place that was not met starts over, which is
 * harmless.
 */
export function translate(places: Record<string, Position>) {
  const wanted = new Set(Object.values(places))
  const found = new Map<Position, Position>()
  let end: Position | null = null
  return {
    told({ source, target }: { source: Position; target: Position }) {
      end = target
      if (wanted.has(source)) found.set(source, target)
    },
    /** The last event of the target. */
    end: () => end,
    result: () =>
      Object.fromEntries(
        Object.entries(places).map(([key, before]) => [key, { before, after: found.get(before) ?? null }]),
      ),
  }
}
