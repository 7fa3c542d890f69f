import { readEnv } from '#infra/env.ts'
import { openRoles } from '#services/platform.ts'
import type { Goal } from '../report.ts'
import { demoDay } from '../steady/day.ts'
import { steadyOver } from '../steady/goals.ts'
import { theScene } from './scene.ts'

/** The same day with a process for each role, on real engines. */
export async function realSteadyGoals(): Promise<Goal[]> {
  const { column, running } = await theScene()
  const clock = { at: Date.now() }
  const platform = await openRoles(readEnv(column.env), new Set(['web', 'api']), {
    now: () => new Date(clock.at).toISOString(),
  })
  const day = await demoDay(platform, clock).finally(() => platform.close())
  return steadyOver(day, running.get('web and api')!.url, running)
}
