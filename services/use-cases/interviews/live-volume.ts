import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'
import { colleaguesWho } from '../../core/colleagues-on.ts'
import type { Core } from '../../core/core.ts'

const MOST_NAMED = 3

/**
 * A colleague plans and books no live interview beyond the plan's volume of the months its times are in (BILL-003,
 * BILL-042). `times` are all that are offered, `more` how many interviews; several at once may go a little below zero,
 * which the balance shows. Candidates who choose from an offer are never refused: it was made to them while there was room.
 * @throws Rejected 'subscription/no-live-interview'
 */
export async function requireLiveVolume(core: Core, asker: Asker, times: readonly string[], more: number) {
  const { volumes } = await core.entitlementsOf(asker.companyId)
  const { liveInterviews: most } = volumes
  const months = [...new Set(times.map((at) => at.slice(0, 7)))]
  if (most === null || months.length === 0) return
  const booked = await Promise.all(months.map((month) => core.readers.livesIn(asker, month)))
  const left = booked.reduce((sum, used) => sum + Math.max(0, most - used), 0)
  if (left >= more) return
  const names = await administrators(core, asker)
  throw new Rejected('subscription/no-live-interview', noVolumeLeft({ most, booked: Math.max(...booked), left, names }))
}

/** `names` are of those to ask; empty for one who can change the plan alone. */
export const noVolumeLeft = ({
  most,
  booked,
  left,
  names,
}: Record<'most' | 'booked' | 'left', number> & { names: string }) =>
  names === ''
    ? said`Your plan allows ${most} live interviews a month: ${booked} are booked for this one, ${left} are left. Choose a time in a later month or a larger plan.`
    : said`Your plan allows ${most} live interviews a month: ${booked} are booked for this one, ${left} are left. Choose a time in a later month, or ask for a larger plan: ${names}.`

/** Others who can change the plan; empty for one who can do it alone. */
async function administrators(core: Core, asker: Asker): Promise<string> {
  const ids = await colleaguesWho(core, asker.companyId, 'company.billing')
  const users = await core.readers.userNames(asker, ids.slice(0, MOST_NAMED))
  return asker.kind === 'user' && ids.includes(asker.userId) ? '' : Object.values(users).join(', ')
}
