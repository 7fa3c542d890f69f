import type { Asker } from '#contracts/kernel/asker.ts'
import { type Entitlements, entitlements } from '#contracts/subscription/entitlements.ts'
import type { Volume } from '#contracts/subscription/plans.ts'
import type { Reads } from '../runtime/reads.ts'
import { balances, type BalancesView } from './balances.ts'

export type Balances = BalancesView & {
  volume: Volume
  features: Entitlements['features']
  /** Null when unlimited. Never below 0, even when the plan became smaller than what is in use. */
  jobSlotsLeft: number | null
  /** Those of the plan that are taken; the creator sits on one. */
  seatsInUse: number
  /** Null when unlimited (TEAM-023). */
  seatsLeft: number | null
}

export function balancesReader(reads: Reads) {
  return {
    /** Null for a company without a subscription. */
    async balancesOf({ companyId }: Asker): Promise<Balances | null> {
      const [doc] = await reads.store.find(reads.live(balances), { filter: { companyId }, limit: 1 })
      if (!doc || doc.dead === true) return null
      const view = doc as unknown as BalancesView
      const { volumes: volume, features } = entitlements(view)
      const { holding, seated } = view
      const jobSlots = volume.activeJobs
      const jobSlotsLeft = jobSlots === null ? null : Math.max(0, jobSlots - holding.length)
      const seatsInUse = seated.length + 1
      const seatsLeft = volume.userSeats === null ? null : Math.max(0, volume.userSeats - seatsInUse)
      return { ...view, jobSlots, volume, features, jobSlotsLeft, seatsInUse, seatsLeft }
    },
  }
}
