import type { Paged } from './paged.ts'
import type { CompanyId } from '../kernel/ids.ts'
import type { PlanName } from '../subscription/plans.ts'

/** A company as operators see it. */
export type CompanyRow = {
  companyId: CompanyId
  name: string
  slug: string | null
  createdAt: string
  /** Null before its subscription began. */
  plan: PlanName | null
  activeJobs: number
  /** The creator's seat included. */
  seats: number
}
export type CompanyPage = Paged<CompanyRow>
