import type { AppLoadContext } from '@remix-run/node'
import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import type { HeldBack } from './page-data.ts'

/** Asked for candidates who wait alone. */
export async function heldBack(asker: Asker, { platform }: AppLoadContext): Promise<HeldBack> {
  const { usage, administrators } = await platform.useCases.billing.clientUsage(asker)
  const { used, of } = usage?.oneWayInterviews ?? { used: 0, of: 0 }
  return { used, of: of ?? 0, administrators, mayUpgrade: mayDo(asker, 'company.billing') }
}
