import { calendarDayId, type Claim, claimsOf, isSameClaim } from '#contracts/calendar-day/claims.ts'
import type { Slot } from '#contracts/interview/plan.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import { calendarDayDecider } from '#domain/calendar-day/decider.ts'
import type { Core } from '../../core/core.ts'

/** A booking that is broken off blocks others for this long. */
const HOLD_MINUTES = 10

/** What bookings take of the days of people and rooms, in the name of one interview. */
export function claiming(core: Core, { companyId }: Pick<Asker, 'companyId'>, interviewId: string) {
  const asker: Asker = { kind: 'process', name: 'booking', companyId, permissions: [] }
  const send = (type: 'HoldTime' | 'KeepTime' | 'ReleaseTime', claim: Claim) => {
    const data = { ...claim, interviewId, until: later(core.now(), { minutes: HOLD_MINUTES }) }
    const id = calendarDayId(claim.holderId, claim.day)
    return core.commands.handle(calendarDayDecider, id, { type, data }, core.context(asker))
  }
  const held: Claim[] = []

  return {
    /** Whether this person or room has the time now; what was taken of it otherwise is given back. */
    async hold(holderId: string, time: Slot): Promise<boolean> {
      const got: Claim[] = []
      try {
        for (const claim of claimsOf([holderId], time)) {
          await send('HoldTime', claim)
          got.push(claim)
        }
        held.push(...got)
        return true
      } catch (error) {
        for (const claim of got) await send('ReleaseTime', claim)
        if (error instanceof Rejected && error.code === 'interview/slot-taken') return false
        throw error
      }
    },
    /** Nothing was booked: all that was held is free again, but for what the interview had before. */
    async giveBack(before: readonly Claim[] = []): Promise<void> {
      const isKept = (claim: Claim) => before.some((each) => isSameClaim(each, claim))
      for (const claim of held.splice(0)) if (!isKept(claim)) await send('ReleaseTime', claim)
    },
    /** It is booked: what is held is kept, and what it had before is free. A process does the same if this is broken off. */
    async keep(before: readonly Claim[]): Promise<void> {
      for (const claim of held) await send('KeepTime', claim)
      for (const claim of before) if (!held.some((each) => isSameClaim(each, claim))) await send('ReleaseTime', claim)
    },
  }
}
