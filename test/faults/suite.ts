import { describe, expect, it } from 'vitest'
import { killing, percentile } from './killing.ts'

/** Every named crash point a platform comes by under this load (`infra/crash.ts`). */
export const crashPoints = [
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
  'C7',
  'C8',
  'R1',
  'R4',
  'R5',
  'P2',
  'P3',
  'P4',
  'P6',
  'P8',
  'P9',
  'M1',
  'M2',
  'M3',
  'M4',
  'M5',
] as const

/** A life and its proof take two seconds; a machine that does other things besides takes longer. */
const PATIENCE_MS = 30_000

/**
 * `npm run test:faults` kills hundreds of times, `npm test` a few. SEED=n replays the same load and moments; LOSSY=1 has
 * a bus that loses and doubles records in every life, instead of in half of them.
 */
export function killingSuite({
  kills,
  points = crashPoints,
  eventStore,
}: {
  kills: number
  points?: readonly string[]
  /** Starts a server for the log, which is killed as well. */
  eventStore?: Parameters<typeof killing>[0]['eventStore']
}) {
  const where = eventStore ? ', its event store between them' : ''
  describe(`a platform that is killed ${kills} times under load, at random and at named points${where}`, () => {
    it(
      'has, after each restart, every acknowledged event once and in order, whole chains, right documents and each effect once',
      async () => {
        const seed = Number(process.env.SEED ?? 1)
        const lossy = Number(process.env.LOSSY ?? 0.5)
        const { problems, openMs, atRestMs, ...counts } = await killing({
          kills,
          points,
          seed,
          lossy,
          ...(eventStore && { eventStore }),
        })
        const ms = (values: number[]) =>
          `p50 ${Math.round(percentile(values, 0.5))} ms, p99 ${Math.round(percentile(values, 0.99))} ms`
        console.log({ seed, lossy, ...counts, 'opened after': ms(openMs), 'proved after': ms(atRestMs) })
        expect(problems).toEqual([])
        expect(counts.kills).toBe(kills)
        expect(counts.acknowledged).toBeGreaterThan(kills)
        if (eventStore && kills >= 20) expect(counts.serverKills).toBeGreaterThan(0)
        if (!eventStore && kills >= 4 * points.length)
          expect(Object.keys(counts.atPoint).sort()).toEqual([...points].sort())
      },
      Math.max(60_000, kills * PATIENCE_MS),
    )
  })
}
