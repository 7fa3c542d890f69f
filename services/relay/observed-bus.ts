import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'
import type { Position } from '#infra/engines/event-store/event-store.ts'

/** A bus that remembers how far along the log each of its groups has come. */
export function observedBus(inner: EventBus, comparePositions: (a: Position, b: Position) => number) {
  const handled = new Map<string, Position>()
  const bus: EventBus = {
    ...inner,
    consume: (group, categories, handler, options) =>
      inner.consume(
        group,
        categories,
        async (records) => {
          await handler(records)
          for (const { position } of records) {
            const before = handled.get(group)
            if (before === undefined || comparePositions(before, position) < 0) handled.set(group, position)
          }
        },
        options,
      ),
  }
  return { bus, handled: (group: string) => handled.get(group) ?? null }
}
