import type { Permission } from '#contracts/kernel/permissions.ts'
import { namespace } from '../i18n/namespace.ts'
import type { Key } from '../locales/text.ts'
import {
  BackpackIcon,
  BarChartIcon,
  BlendingModeIcon,
  CalendarIcon,
  CardStackIcon,
  DashboardIcon,
  FileTextIcon,
  GearIcon,
  Link2Icon,
  PersonIcon,
  VideoIcon,
} from '../ui/icons.tsx'

const useText = namespace('shell')

export type Label = Extract<Key<'shell'>, `nav${string}`>
/** How an entry is called in the reader's language. */
export function useLabels() {
  const t = useText()
  return (label: Label) => t(label)
}

export type Entry = {
  to: string
  label: Label
  icon: typeof GearIcon
  /** Any of these shows it; without it all people of the company do. */
  needs?: readonly Permission[]
  /** Where rights differ by job, all may look: one of their jobs may allow it. */
  byJob?: true
  isNew?: boolean
  /** One thing to do there, beside the link. */
  action?: { to: string; label: Label; name: Label; needs: Permission }
}
export type Group = { label: Label | null; entries: Entry[] }

/** The sidebar (NAV-013, NAV-016, NAV-017); each link is filtered by its own list of permissions (NAV-014). */
const groups: Group[] = [
  {
    label: null,
    entries: [
      { to: '/admin/overview', label: 'navOverview', icon: DashboardIcon },
      { to: '/admin/jobs', label: 'navJobs', icon: BackpackIcon },
      // Each role of the documents may read candidates, so they list no permission for it (NAV-004); a company's own role may not.
      { to: '/admin/videos', label: 'navCandidates', icon: PersonIcon, needs: ['candidates.read'], byJob: true },
    ],
  },
  {
    label: 'navInterviewsGroup',
    entries: [
      { to: '/admin/meetings', label: 'navMeetings', icon: CalendarIcon },
      { to: '/admin/lives', label: 'navLives', icon: VideoIcon, needs: ['live_interviews'] },
    ],
  },
  {
    label: 'navCompanyGroup',
    entries: [
      { to: '/admin/stats', label: 'navAnalytics', icon: BarChartIcon, needs: ['analytics'] },
      { to: '/admin/templates', label: 'navTemplates', icon: FileTextIcon, needs: ['company.templates'] },
    ],
  },
  {
    label: 'navSettingsGroup',
    entries: [
      {
        to: '/admin/integration',
        label: 'navIntegrations',
        icon: Link2Icon,
        needs: ['company.integrations'],
        isNew: true,
      },
      {
        to: '/admin/settings?tab=branding',
        label: 'navBranding',
        icon: BlendingModeIcon,
        needs: ['company.edit.branding'],
      },
      {
        to: '/admin/settings?tab=users',
        label: 'navUsers',
        icon: PersonIcon,
        needs: ['users.invite', 'users.update', 'users.delete'],
        action: {
          to: '/admin/settings?tab=users&invite=1',
          label: 'navInvite',
          name: 'navInviteUsers',
          needs: 'users.invite',
        },
      },
      { to: '/admin/settings', label: 'navSettings', icon: GearIcon },
      { to: '/admin/billing', label: 'navBilling', icon: CardStackIcon, needs: ['company.billing'] },
    ],
  },
]

/** The drawing of the page at this address; null for one that the sidebar does not name. */
export const iconAt = (to: string) =>
  groups.flatMap(({ entries }) => entries).find((entry) => entry.to === to)?.icon ?? null

const renamed = (entry: Entry): Entry => (entry.label === 'navJobs' ? { ...entry, label: 'navProducts' } : entry)

/** What a person with these permissions sees, `byJob` where they have others on some jobs; review accounts know jobs by another name (NAV-005, NAV-036). */
export const navigationFor = (permissions: readonly Permission[], { review = false, byJob = false } = {}): Group[] =>
  groups
    .map((group) => ({
      ...group,
      entries: group.entries
        .filter(
          (entry) =>
            !entry.needs ||
            (byJob && entry.byJob) ||
            entry.needs.some((permission) => permissions.includes(permission)),
        )
        .map(({ action, ...entry }) => ({ ...entry, ...(action && permissions.includes(action.needs) && { action }) }))
        .map((entry) => (review ? renamed(entry) : entry)),
    }))
    .filter(({ entries }) => entries.length > 0)

const tabsWithEntry = new Set(
  groups.flatMap(({ entries }) => entries.flatMap(({ to }) => new URLSearchParams(to.split('?')[1]).get('tab') ?? [])),
)

/** Whether the page at this address is the one a link leads to, or is below it. Settings' own entry leaves out the tabs that have one. */
export function isCurrent(to: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query] = to.split('?')
  if (pathname !== path && !pathname.startsWith(`${path}/`)) return false
  const asked = new URLSearchParams(search)
  const tab = (asked.get('tab') ?? asked.get('page') ?? '').toLowerCase()
  const own = new URLSearchParams(query).get('tab')
  return own ? tab === own : path !== '/admin/settings' || !tabsWithEntry.has(tab)
}
