import type { Feature } from '#contracts/subscription/features.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import type { Platform } from '#services/platform.ts'

/** As an operator gives them to a company, whatever its plan: the whole list each time. */
export async function giveFeatures(
  platform: Platform,
  companyId: string,
  features: Partial<Record<Feature, boolean>>,
): Promise<void> {
  const { token } = await platform.commands.handle(
    subscriptionDecider,
    companyId,
    { type: 'OverrideFeatures', data: { features } },
    platform.context({ kind: 'process', name: 'test', companyId: SYSTEM, permissions: [] }),
    companyId,
  )
  await platform.caughtUp(token)
}
