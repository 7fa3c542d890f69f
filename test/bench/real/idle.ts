import { setTimeout as wait } from 'node:timers/promises'
import { idlePercent, proportionalMb, residentMb } from '../process-figures.ts'
import type { Goal } from '../report.ts'
import { theScene } from './scene.ts'

/** What starting left to be done is done by then; the last of it, a collection of what the first one freed, comes 14 s after the start. */
const SETTLED_MS = 20_000

/** What each role takes of the machine while nothing asks for it. */
export async function idleGoals(): Promise<Goal[]> {
  const { running } = await theScene()
  await wait(SETTLED_MS)
  const figures = await Promise.all(
    [...running].map(async ([role, { process }]) => ({
      role,
      idle: await idlePercent(process.pid!),
      memory: residentMb(process.pid!),
      own: proportionalMb(process.pid!),
    })),
  )
  return figures.flatMap(({ role, idle, memory, own }): Goal[] => [
    {
      id: 'R1',
      what: `resident memory of ${role}, doing nothing (${own.toFixed(0)} MB where what processes share counts in part)`,
      unit: 'MB',
      measured: memory,
      realistic: { atMost: 120 },
    },
    {
      id: 'R1',
      what: `processor time of ${role} over ten seconds, of one core`,
      unit: '%',
      measured: idle,
      realistic: { atMost: 2 },
    },
  ])
}
