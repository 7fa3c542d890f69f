import type { AppLoadContext } from '@remix-run/node'
import type { JourneyModule } from '#contracts/job/modules/table.ts'
import type { ShownOffer } from '../../meet/schedule-offer.ts'

/** What a question for a time offers, in the zone and from the day that the address names; null on every other page. */
export async function offerOn(
  page: JourneyModule,
  { searchParams }: URL,
  token: string | null,
  { platform }: AppLoadContext,
): Promise<ShownOffer | null> {
  if (page.kind !== 'SCHEDULE' || token === null) return null
  const zone = searchParams.get('zone')?.slice(0, 100)
  const day = searchParams.get('day') ?? undefined
  const step = await platform.useCases.candidacy.timesOfPage(token, { moduleId: page.id, zone, day })
  if (!step) return null
  const { times } = step
  return {
    zone: step.zone,
    booking: step.booking,
    times: times && {
      times: times.slots.map(({ start }) => ({ start, isFree: true })),
      before: times.before,
      next: times.next,
    },
  }
}
