import { calendarDayId, type Claim, claimsOf } from '#contracts/calendar-day/claims.ts'
import type { Slot } from '#contracts/interview/plan.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import { crash } from '#infra/crash.ts'
import { calendarDayDecider } from '#domain/calendar-day/decider.ts'
import type { Core } from '../../core/core.ts'

/** A booking that stops between holding and booking blocks others for this long. */
const HOLD_MINUTES = 60

/** The times that one booking holds on the days of people and rooms; the process `interview-keeps-its-time` keeps them. */
export function holding(core: Core, { companyId }: Pick<Asker, 'companyId'>, interviewId: string) {
  const asker: Asker = { kind: 'process', name: 'booking', companyId, permissions: [] }
  const send = (type: 'HoldTime' | 'ReleaseTime', claim: Claim) => {
    const data = { ...claim, interviewId, until: later(core.now(), { minutes: HOLD_MINUTES }) }
    const id = calendarDayId(claim.holderId, claim.day)
    return core.commands.handle(calendarDayDecider, id, { type, data }, core.context(asker))
  }
  /** Without those that the interview had already. */
  const held: Claim[] = []

  return {
    /** @returns whether this person or room has the time now. */
    async hold(holderId: string, time: Slot): Promise<boolean> {
      const got: Claim[] = []
      try {
        crash('L1')
        for (const claim of claimsOf([holderId], time))
          if ((await send('HoldTime', claim)).events.length > 0) got.push(claim)
        crash('L2')
        held.push(...got)
        return true
      } catch (error) {
        for (const claim of got) await send('ReleaseTime', claim)
        if (error instanceof Rejected && error.code === 'interview/slot-taken') return false
        throw error
      }
    },
    /** Nothing was booked: what was held is free again. */
    async giveBack(): Promise<void> {
      for (const claim of held.splice(0)) {
        crash('L5')
        await send('ReleaseTime', claim)
      }
    },
  }
}
