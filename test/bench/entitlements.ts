import { readEnv } from '#infra/env.ts'
import { requireFeature } from '#services/core/authorize.ts'
import { openPlatform } from '#services/platform.ts'
import { seeding } from '#test/support/seed.ts'
import { compare, freshFolder, load } from './harness.ts'
import type { Goal } from './report.ts'

const CHECKS = 100_000

/** What a gate costs a request: the company's entitlements are remembered until they change. */
export async function entitlementGoals(rounds: number): Promise<Goal[]> {
  const platform = await openPlatform(readEnv({ DATA_DIR: freshFolder() }))
  try {
    const { asker } = await seeding(platform).person()
    const checks = () => load(CHECKS, 1, () => requireFeature(platform, asker, 'sharing'))
    const served = await compare([{ name: 'check', run: checks }], rounds)
    const { rate } = served.get('check')!
    return [
      {
        id: 'entitlements',
        what: 'check of a feature of the plan, mean',
        unit: 'µs',
        measured: 1_000_000 / rate!,
        realistic: { atMost: 10 },
      },
    ]
  } finally {
    await platform.close()
  }
}
