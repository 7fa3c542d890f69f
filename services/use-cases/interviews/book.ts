import { claimsOf } from '#contracts/calendar-day/claims.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { toClock } from '#contracts/kernel/zone.ts'
import { isOffered, timesOf } from '#domain/interview/book.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { freedBy, type KnownInterview } from '#domain/interview/interview.ts'
import type { Core } from '../../core/core.ts'
import { claiming } from './claim.ts'
import { searchTimes } from './search.ts'

type Chosen = { interviewId: string; start: string; zone: string; reason: string | null; commandId?: string }

/**
 * Books a time: claims it of all who are required and of the rooms, of as many others as the plan says, of the optional
 * ones who are free, and gives all back where somebody needed is not free. Of two bookings of one time one wins.
 * @throws Rejected 'interview/slot-taken', or what the decision says.
 */
export async function bookTime(
  core: Core,
  asker: Asker,
  interview: KnownInterview,
  { interviewId, start, zone, reason, commandId }: Chosen,
): Promise<{ token: ConsistencyToken }> {
  const { claimed } = timesOf(interview, start)
  const before = freedBy(interview.booking)
  const claims = before ? claimsOf(before.holderIds, before) : []
  const context = core.context(asker, commandId)
  // A time that is not offered is said to be so, whoever is free then.
  if (asker.kind === 'candidate' && !isOffered(interview, start, core.now()))
    throw new Rejected('interview/not-offered', 'This time is not offered any more')

  const mine = claiming(core, asker, interviewId)
  try {
    const attendees = await whoComes(core, asker, { ...interview, interviewId }, start, (id) => mine.hold(id, claimed))
    const command = { type: 'BookInterview', data: { interviewId, start, attendees, zone, reason } } as const
    const { token } = await core.commands.handle(interviewDecider, interviewId, command, context)
    await mine.keep(claims)
    return { token }
  } catch (error) {
    await mine.giveBack(claims)
    throw error
  }
}

const taken = () => new Rejected('interview/slot-taken', 'This time has just been taken')

/** Those whose time was got. Required people and rooms come first: without them nothing else is tried. */
async function whoComes(
  core: Core,
  asker: Pick<Asker, 'companyId'>,
  interview: KnownInterview & { interviewId: string },
  start: string,
  hold: (holderId: string) => Promise<boolean>,
): Promise<string[]> {
  const { panel, some, rooms, zone } = interview
  const search = await searchTimes(core, asker, interview, {
    zone,
    firstDay: toClock(Date.parse(start), zone).day,
    days: 1,
    offered: [start],
    except: interview.interviewId,
  })
  const slot = search.slots[0]
  if (!slot) throw taken()
  const of = (requirement: string) => panel.flatMap((each) => (each.requirement === requirement ? [each.userId] : []))
  for (const id of [...of('REQUIRED'), ...rooms.map(({ roomId }) => roomId)]) if (!(await hold(id))) throw taken()
  const attendees = of('REQUIRED')
  const isFree = (id: string) => slot.free.includes(id)
  const inTurn = [...slot.panel, ...slot.free].filter(
    (id, at, all) => of('SOME').includes(id) && all.indexOf(id) === at,
  )
  let needed = some ?? 0
  for (const id of inTurn) {
    if (needed === 0) break
    if (!(await hold(id))) continue
    attendees.push(id)
    needed--
  }
  if (needed > 0) throw taken()
  for (const id of of('OPTIONAL')) if (isFree(id) && (await hold(id))) attendees.push(id)
  return attendees
}
