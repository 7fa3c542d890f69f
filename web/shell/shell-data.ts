import type { Permission } from '#contracts/kernel/permissions.ts'
import type { SiteLink } from '#contracts/shell/site.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import type { SubscriptionStatus } from '#contracts/subscription/standing.ts'
import type { Banner } from './banners.ts'
import type { NoNewJob } from './new-job.ts'
import type { TeamPopup } from './together.ts'

/** What every page under /admin is framed with. Part of every page's weight: what is as usual is left out. */
export type ShellData = {
  user: { id: string; name: string; email: string; picture?: string }
  companyName: string
  /** The alternate variant of the product runs. */
  alternate?: boolean
  permissions: readonly Permission[]
  /** Whether they may have others on some jobs. */
  byJob: boolean
  sidebar: 'full' | 'min'
  /** Events the read models lacked at the time of the request. */
  behind: { events: number }
  /** Null for a company without a subscription. */
  plan: PlanName | null
  status: SubscriptionStatus | null
  banners: Banner[]
  /** Why this person cannot create a job just now; null when they can. */
  noNewJob: NoNewJob | null
  /** Pages an operator has put in place of our own. */
  links: Partial<Record<SiteLink, string>>
  onboardingUrl: string
  /** Only the page, without sidebar and menus (NAV-031). */
  minimal: boolean
  teamPopup: TeamPopup | null
  /** Jobs are called products here (NAV-036). */
  review: boolean
  /** Whether a job's id can be copied beside its title (NAV-019). */
  jobId: boolean
}
