import type { Requirement } from '#contracts/interview/codes.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { knownZone, toClock } from '#contracts/kernel/zone.ts'
import { crash } from '#infra/crash.ts'
import { isOffered, timesOf } from '#domain/interview/book.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import type { KnownInterview } from '#domain/interview/interview.ts'
import type { Core } from '../../core/core.ts'
import { holding } from './claim.ts'
import { searchTimes } from './search.ts'
import { orderOfTurns } from './turns.ts'

type Chosen = { interviewId: string; start: string; zone: string; reason: string | null; commandId?: string }

/**
 * Books a time for an interview. The time of all required people and rooms is held first, then of as many others as the plan
 * asks for, then of optional people who are free. If a required person or room is taken, all holds are released and nothing is
 * booked. When two bookings compete for the same time, one of them succeeds.
 * @throws Rejected 'interview/slot-taken', or what the decision says.
 */
export async function bookTime(
  core: Core,
  asker: Asker,
  interview: KnownInterview,
  { interviewId, start, zone, reason, commandId }: Chosen,
): Promise<{ token: ConsistencyToken }> {
  const isCandidate = asker.kind === 'candidate'
  // Checked before availability, so that the refusal names the right cause.
  if (isCandidate && !isOffered(interview, start, core.now()))
    throw new Rejected('interview/not-offered', 'This time is not offered any more')

  const { claimed } = timesOf(interview, start)
  const holds = holding(core, asker, interviewId)
  try {
    const attendees = await attendeesAt(core, asker, interview, start, (id) => holds.hold(id, claimed))
    const command = { type: 'BookInterview', data: { interviewId, start, attendees, zone, reason } } as const
    const context = core.context(asker, commandId)
    crash('L3')
    const { token } = await core.commands.handle(interviewDecider, interviewId, command, context)
    crash('L4')
    return { token }
  } catch (error) {
    await holds.giveBack()
    throw error
  }
}

const taken = () => new Rejected('interview/slot-taken', 'This time has just been taken')

/** The people who take part, in whose days the time is held. */
async function attendeesAt(
  core: Core,
  asker: Asker,
  interview: KnownInterview,
  start: string,
  hold: (holderId: string) => Promise<boolean>,
): Promise<string[]> {
  const { panel, some, rooms, sharing } = interview
  const zone = knownZone(interview.zone)
  const { slots } = await searchTimes(core, asker, interview, {
    zone,
    firstDay: toClock(Date.parse(start), zone).day,
    days: 1,
    offered: [start],
    // Colleagues may choose any time; a candidate is offered the hours of the panel, unless a colleague selected the times.
    withinHours: asker.kind === 'candidate' && sharing === 'ALL',
    order: await orderOfTurns(core, asker, interview),
    except: interview.interviewId,
    // Nothing is promised by what a calendar elsewhere said earlier.
    calendarsWithinMs: 0,
  })
  const slot = slots[0]
  if (!slot) throw taken()
  const of = (requirement: Requirement) =>
    panel.flatMap((each) => (each.requirement === requirement ? [each.userId] : []))
  const attendees = of('REQUIRED')
  // In one order for all bookings: of two that need the same people, both would hold one and refuse each other otherwise.
  for (const id of [...attendees, ...rooms.map(({ roomId }) => roomId)].sort()) if (!(await hold(id))) throw taken()
  let needed = some ?? 0
  // Those whose turn it is come first; the others step in where one of them was taken meanwhile.
  for (const id of new Set([...slot.panel, ...slot.free])) {
    if (needed === 0) break
    if (!of('SOME').includes(id) || !(await hold(id))) continue
    attendees.push(id)
    needed--
  }
  if (needed > 0) throw taken()
  for (const id of of('OPTIONAL')) if (slot.free.includes(id) && (await hold(id))) attendees.push(id)
  return attendees
}
