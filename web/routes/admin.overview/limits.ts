import type { Permission } from '#contracts/kernel/permissions.ts'
import { NEARLY_OUT } from '../../shell/banners.ts'

type Balance = { used: number; of: number | null }
type Usage = Record<'activeJobs' | 'userSeats' | 'oneWayInterviews' | 'textInvites', Balance>
export type NearLimit = {
  label: 'jobSlots' | 'userSeats' | 'interviews' | 'texts'
  used: number
  of: number
  to: string
}
type Who = { may: (permission: Permission) => boolean; mayOpenUsers: boolean }

const billed = (rows: string) => `/admin/billing?${new URLSearchParams({ rows })}`

/** The limits of the plan that are used up or nearly so, for those who can do something about them. */
export function nearLimits(usage: Usage, { may, mayOpenUsers }: Who): NearLimit[] {
  const billing = may('company.billing')
  const all: [NearLimit['label'], Balance, boolean, string][] = [
    ['jobSlots', usage.activeJobs, billing || may('jobs.create'), '/admin/jobs?currentTab=active'],
    ['userSeats', usage.userSeats, mayOpenUsers, '/admin/settings?tab=users'],
    ['interviews', usage.oneWayInterviews, billing, billed('interviews')],
    ['texts', usage.textInvites, billing, billed('texts')],
  ]
  return all.flatMap(([label, { used, of }, shown, to]) =>
    shown && of !== null && of > 0 && (of - used) / of <= NEARLY_OUT ? [{ label, used, of, to }] : [],
  )
}
