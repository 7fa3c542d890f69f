import { expect } from 'vitest'
import type { DomainEvent } from '#contracts/kernel/event.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { Projection } from '#projections/runtime/projection.ts'

/** What one stream's events come to in a read document, checked against the schema analysts are shown. */
export function specifyProjection<View extends object, Event extends DomainEvent>(projection: Projection<View, Event>) {
  return (...history: Recorded<Event>[]) => {
    const view = history.reduce<View | null>(projection.evolve, null)
    if (view) projection.schema.parse(view)
    return {
      shows: (expected: Partial<View>) => expect(view).toMatchObject(expected),
      showsNothing: () => expect(view).toBeNull(),
    }
  }
}
