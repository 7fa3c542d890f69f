import type { InterviewPlan } from '#contracts/interview/plan.ts'
import type { SlotSearch } from '#contracts/availability/slots.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { isDay } from '#contracts/kernel/day.ts'
import { isZone, toClock } from '#contracts/kernel/zone.ts'
import type { Core } from '../../core/core.ts'
import { searchTimes } from './search.ts'
import { allowInterviews, roomsNamed } from './staff.ts'
import { turnsOf } from './turns.ts'

type Asked = Pick<InterviewPlan, 'panel' | 'some' | 'duration' | 'buffer' | 'zone'> & {
  jobId: string
  rooms: readonly string[]
  /** From this day of the zone on; today without it. */
  firstDay?: string
  days: number
  /** One that is being moved: its own time counts as free. */
  interviewId?: string
}

/**
 * Times at which a panel and rooms are free, the first 50, for each person what takes the rest of their time, and, where some
 * of several take part, whose turn is next.
 * @throws Rejected 'availability/invalid' with the fields to mend, 'auth/forbidden' or 'job/not-found'
 */
export const freeTimes =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, rooms, firstDay, days, interviewId, ...plan }: Asked,
  ): Promise<SlotSearch & { turns: Awaited<ReturnType<typeof turnsOf>> }> => {
    await allowInterviews(core, asker, jobId)
    if (!isZone(plan.zone)) throw new Rejected('interview/invalid', 'There is no such time zone')
    const today = toClock(Date.parse(core.now()), plan.zone).day
    const found = { ...plan, rooms: roomsNamed(asker.companyId, rooms) }
    const turns = await turnsOf(core, asker, plan)
    const search = await searchTimes(core, asker, found, {
      zone: plan.zone,
      firstDay: firstDay !== undefined && isDay(firstDay) ? firstDay : today,
      days,
      offered: null,
      order: turns.map(({ id }) => id),
      ...(interviewId && { except: interviewId }),
    })
    return { ...search, turns }
  }
