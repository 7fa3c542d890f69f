import { describe, expect, it } from 'vitest'
import { killingUploads } from './killing-uploads.ts'

/** From the first byte of an upload to its last answer (`infra/crash.ts`). */
export const uploadPoints = ['U1', 'U2', 'U5', 'U3', 'U4', 'U6'] as const

/** To open on servers, to come by its point and to be proved right, of a machine that does other things besides. */
const LIFE_ON_SERVERS_MS = 240_000

/** SEED=n sends the same recordings and chooses the same points. */
export function uploadKillingSuite({ kills, engines }: { kills: number; engines?: () => Record<string, string> }) {
  describe(`a platform that is killed ${kills} times while candidates send their recordings`, () => {
    it(
      'has, after each restart, every recording it acknowledged, once and whole, and lets every other one go on',
      async () => {
        const seed = Number(process.env.SEED ?? 1)
        const { problems, ...counts } = await killingUploads({
          kills,
          points: uploadPoints,
          seed,
          engines: engines?.(),
        })
        console.log({ seed, ...counts })
        expect(problems).toEqual([])
        expect(counts.kills).toBe(kills)
        expect(counts.acknowledged).toBeGreaterThan(kills)
        expect(counts.resumedMidway).toBeGreaterThan(0)
        if (kills >= 8) expect(Object.keys(counts.atPoint).sort()).toEqual([...uploadPoints].sort())
      },
      engines && kills * LIFE_ON_SERVERS_MS,
    )
  })
}
