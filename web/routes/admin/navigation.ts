import { BackpackIcon, BarChartIcon, CardStackIcon, DashboardIcon, GearIcon, PersonIcon } from '../../ui/icons.tsx'
import type { Permission } from '#contracts/permissions.ts'

export type Entry = { to: string; label: string; icon: typeof GearIcon; needs?: Permission }
export type Group = { label: string | null; entries: Entry[] }

/** The sidebar (NAV-013); each link is filtered by the permission it needs. */
const groups: Group[] = [
  {
    label: null,
    entries: [
      { to: '/admin/overview', label: 'Overview', icon: DashboardIcon },
      { to: '/admin/jobs', label: 'Jobs', icon: BackpackIcon },
      { to: '/admin/videos', label: 'Candidates', icon: PersonIcon },
      { to: '/admin/stats', label: 'Analytics', icon: BarChartIcon, needs: 'analytics' },
    ],
  },
  {
    label: 'Settings',
    entries: [
      { to: '/admin/settings', label: 'Settings', icon: GearIcon },
      { to: '/admin/billing', label: 'Billing', icon: CardStackIcon, needs: 'company.billing' },
    ],
  },
]

export const navigationFor = (permissions: readonly Permission[]): Group[] =>
  groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ needs }) => !needs || permissions.includes(needs)) }))
    .filter(({ entries }) => entries.length > 0)
