import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'

/** A bus whose groups of this name's beginning get nothing more while the gate is closed. */
export const gatedBus = (inner: EventBus, groups: string, gate: () => Promise<void>): EventBus => ({
  ...inner,
  consume: (group, categories, handler, options) =>
    inner.consume(
      group,
      categories,
      async (records) => {
        if (group.startsWith(groups)) await gate()
        await handler(records)
      },
      options,
    ),
})
