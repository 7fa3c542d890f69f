import type { CalendarWay } from '#contracts/availability/calendars.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { mayTry } from '#contracts/job/access.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Reads } from '../runtime/reads.ts'
import { availabilities, type AvailabilityView, emptyAvailability } from './availabilities.ts'

export function availabilitiesReader({ store, live }: Reads) {
  const viewIn = (doc: Doc | null | undefined, { companyId }: Asker): AvailabilityView =>
    doc && doc.companyId === companyId && doc.dead !== true ? (doc as unknown as AvailabilityView) : emptyAvailability

  return {
    /** How the first calendar that each colleague has connected is read; who has none is not in the map. For everyone in the company. */
    async calendarsOf(asker: Asker, userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, CalendarWay>> {
      const docs = await store.getMany(live(availabilities), [...userIds])
      return new Map(
        userIds.flatMap((userId, at) =>
          viewIn(docs[at], asker)
            .calendars.slice(0, 1)
            .map(({ way }) => [userId, way] as const),
        ),
      )
    },
    /** Hours and limits of colleagues, for those who may plan interviews; each of them is in the map. */
    async availabilitiesOf(asker: Asker, userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, AvailabilityView>> {
      const wanted = [...new Set(userIds)]
      if (wanted.length === 0 || (asker.kind !== 'process' && !mayTry(asker, 'live_interviews'))) return new Map()
      const docs = await store.getMany(live(availabilities), wanted)
      return new Map(wanted.map((userId, at) => [userId, viewIn(docs[at], asker)]))
    },
  }
}
