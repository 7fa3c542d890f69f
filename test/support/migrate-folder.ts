import { join } from 'node:path'
import { embeddedEventStore } from '#infra/engines/event-store/embedded.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import { placesInLog } from '#services/core/places.ts'
import { migrate, type Migrated, type MigrationRequest } from '#services/migrate/migrate.ts'

/** Moves the log of one folder into another folder, by the way any two engines take. */
export async function migrateFolder(
  from: string,
  into: string,
  more: Partial<MigrationRequest> = {},
): Promise<Migrated> {
  const [source, target] = [embeddedEventStore(join(from, 'log')), embeddedEventStore(join(into, 'log'))]
  const states = embeddedReadStore(join(from, 'read'))
  try {
    return await migrate({
      dataDir: from,
      to: 'eventstore',
      source: { store: source, name: from, inOrder: true },
      target: { store: target, name: into, inOrder: true },
      states: { before: states, after: states, places: placesInLog },
      now: () => '2026-05-05T12:00:00.000Z',
      ...more,
    })
  } finally {
    await source.close()
    await target.close()
    await states.close()
  }
}
