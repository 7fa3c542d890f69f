import { expect, it } from 'vitest'
import { later } from '#contracts/kernel/time.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { claimsOn, giveTeamPlan, linkTokens, planFor, seeding, stateOf } from '../support/booking.ts'
import { emptyFolder } from '../support/data-folder.ts'
import { bookingKills, bookingPoints } from './booking-kills.ts'

/** `BOOKING_KILLS` platforms die in the middle of bookings. */
export function bookingKillsSuite(kills: number) {
  it(
    `a platform that is killed ${kills} times at the steps of a booking books no time twice, and leaves no claim and no calendar entry behind`,
    async () => {
      const { problems, ...counts } = await bookingKills(kills, bookingPoints, Number(process.env.SEED ?? 1))
      console.log(counts)
      expect(problems).toEqual([])
      if (kills >= bookingPoints.length) expect(Object.keys(counts.atPoint).sort()).toEqual([...bookingPoints].sort())
    },
    Math.max(120_000, kills * 30_000),
  )
}

/** `BOOKING_RACE` people choose one time at once. */
export function bookingRaceSuite(people: number) {
  it(
    `of ${people} people who choose one time at once, one has it, and the others see what is left`,
    async () => {
      const now = '2026-03-02T12:00:00.000Z'
      const platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder() }), { now: () => now })
      try {
        const seed = seeding(platform)
        const rita = (await seed.person()).asker as Extract<Asker, { kind: 'user' }>
        await giveTeamPlan(platform, rita)
        const names = Array.from({ length: people }, (_, n) => `Candidate ${n}`)
        const { jobId, candidates } = await seed.job(rita, names)
        const [one, other] = ['2026-03-04T10:00:00.000Z', '2026-03-04T11:00:00.000Z']
        const slots = [one, other].map((start) => ({ start, end: later(start, { hours: 1 }) }))
        const panel = [{ userId: rita.userId, requirement: 'REQUIRED' as const }]
        const ids: string[] = []
        for (const { id: candidateId } of candidates)
          ids.push(await planFor(platform, rita, { jobId, candidateId, panel, slots, rooms: ['Turing'] }))
        const tokens = await linkTokens(platform, rita, ids)
        const visit = (at: number) => ({ token: tokens[at]!, from: '192.0.2.7', zone: 'Asia/Kolkata' })

        const began = performance.now()
        const outcomes = await Promise.all(
          ids.map((_, at) =>
            platform.useCases.interviews.chooseTime({ ...visit(at), start: one, reason: null }).then(
              () => 'booked',
              ({ code }: { code: string }) => code,
            ),
          ),
        )
        console.log({ people, 'all answered after ms': Math.round(performance.now() - began) })
        const winner = outcomes.indexOf('booked')
        expect(outcomes.filter((code) => code === 'booked')).toHaveLength(1)
        expect(outcomes.filter((code) => code === 'interview/slot-taken')).toHaveLength(people - 1)
        await expect
          .poll(
            async () => {
              const claims = await claimsOn(platform, rita, rita.userId, one)
              return claims.map(({ interviewId, until }) => [interviewId, until])
            },
            { timeout: 60_000 },
          )
          .toEqual([[ids[winner], null]])
        const states = await Promise.all(ids.map((id) => stateOf(platform, rita, id)))
        expect(states.filter(({ booking }) => booking !== null)).toHaveLength(1)
        const left = async (at: number) =>
          (await platform.useCases.interviews.openMeeting(visit(at))).times?.slots.map(({ start }) => start)
        const loser = winner === 0 ? 1 : 0
        await expect.poll(() => left(loser), { timeout: 60_000 }).toEqual([other])
        for (let at = 0; at < people; at++) if (at !== winner) expect(await left(at)).toEqual([other])
      } finally {
        await platform.close()
      }
    },
    Math.max(60_000, people * 300),
  )
}
