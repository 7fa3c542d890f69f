import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { later } from '#contracts/kernel/time.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { claimsOn, colleague, giveTeamPlan, linkTokens, planFor, seeding, stateOf } from '../support/booking.ts'
import type { BookingAnswer, BookingOrder, BookingWorld } from './booking-protocol.ts'

/** A platform that books interviews as a process of its own; the test is going to kill it. */
const ahead = Number(process.env.CLOCK_AHEAD_MS)
const now = () => new Date(Date.now() + ahead).toISOString()
const platform = await openPlatform(readEnv(process.env), { now })
const answer = (message: BookingAnswer) => process.send!(message)

async function atRest() {
  for (;;) {
    await platform.processes.sweep()
    await platform.projections.sweep()
    // Reminders of interviews wait for their time.
    const { promptCalls, status } = platform.processes
    if ((await platform.relay.lag()) === 0 && promptCalls() + status().length === 0) return
    await new Promise(setImmediate)
  }
}

/** A company with three colleagues and a room, whose calendars are written to the server of the test. */
async function world(calendar: { address: string; username: string; password: string }): Promise<BookingWorld> {
  const seed = seeding(platform)
  const rita = (await seed.person()).asker as Extract<Asker, { kind: 'user' }>
  await giveTeamPlan(platform, rita)
  const { jobId, candidates } = await seed.job(rita)
  const omar = await colleague(platform, rita, { name: 'Omar Haddad' })
  const abel = await colleague(platform, rita, { name: 'Abel Ito', userId: randomUUID().replace(/^.{8}/, '00000000') })
  await platform.useCases.availability.connectAccount(rita, { name: 'Work', ...calendar })
  await atRest()
  return { rita, omar, abel, jobId, candidateIds: candidates.map(({ id }) => id) }
}

async function plan({ rita, omar, abel, jobId, candidateIds }: BookingWorld, start: string): Promise<string[]> {
  const slots = [{ start, end: later(start, { hours: 1 }) }]
  const ids = []
  for (const [at, candidateId] of candidateIds.entries()) {
    const people = at % 2 === 0 ? [rita.userId, omar] : [omar, abel, rita.userId]
    const panel = people.map((userId) => ({ userId, requirement: 'REQUIRED' as const }))
    ids.push(await planFor(platform, rita, { jobId, candidateId, panel, slots, rooms: ['Turing'] }))
  }
  return ids
}

async function race({ rita }: BookingWorld, ids: readonly string[], start: string, commandIds: readonly string[]) {
  const tokens = await linkTokens(platform, rita, ids)
  await Promise.all(
    tokens.map(async (token, at) => {
      const [interviewId, commandId] = [ids[at]!, commandIds[at] ?? randomUUID()]
      const chosen = { token, from: '192.0.2.7', start, zone: 'Asia/Kolkata', reason: null, commandId }
      const code = await platform.useCases.interviews.chooseTime(chosen).then(
        () => 'booked',
        ({ code }: { code?: string }) => String(code),
      )
      answer({ did: 'choose', interviewId, code })
    }),
  )
}

async function look({ rita, omar, abel }: BookingWorld, ids: readonly string[], start: string) {
  await atRest()
  const states = await Promise.all(ids.map((id) => stateOf(platform, rita, id)))
  const { roomId } = states[0]!.rooms[0]!
  const claims = []
  for (const holderId of [rita.userId, omar, abel, roomId])
    claims.push(
      ...(await claimsOn(platform, rita, holderId, start)).filter(
        (claim) => claim.start === start && ids.includes(claim.interviewId),
      ),
    )
  const booked = states.flatMap(({ status, booking, interviewId }) =>
    status === 'SCHEDULED_IDLE' && booking?.start === start ? [interviewId] : [],
  )
  const needed = states.reduce(
    (sum, { booking, rooms, interviewId }) =>
      booked.includes(interviewId) ? sum + booking!.attendees.length + rooms.length : sum,
    0,
  )
  return { booked, needed, claims, clashes: states.reduce((sum, { clashes }) => sum + clashes.length, 0) }
}

process.on('message', async (order: BookingOrder) => {
  try {
    if (order.do === 'world') answer({ did: 'world', world: await world(order.calendar) })
    else if (order.do === 'plan') {
      const ids = await plan(order.world, order.start)
      await atRest()
      answer({ did: 'plan', ids })
    } else if (order.do === 'race') {
      await race(order.world, order.ids, order.start, order.commandIds)
      await atRest()
      answer({ did: 'race' })
    } else answer({ did: 'look', now: now(), ...(await look(order.world, order.ids, order.start)) })
  } catch (error) {
    answer({ did: 'fail', problem: String((error as Error).stack) })
  }
})
answer({ did: 'open' })
