import { type Asker, isOperator } from '#contracts/kernel/asker.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import type { Key } from '../locales/text.ts'

/** What opens a tab: a right in the company, or running the installation. */
type Held = Permission | 'operator'
/** `needs`: any of these opens the tab; without it every user of the company may. `to`: the tab is a page of its own. */
export type TabRule = {
  label: Extract<Key<'settings'>, `tab${string}`>
  group: Extract<Key<'settings'>, `group${string}`>
  needs?: readonly Held[]
  to?: string
}

/**
 * The tabs of Settings, group by group (NAV-011, AUTH-064). One more is a line here, its panel in panels.tsx, its loader
 * and action in tabs.server.ts, and a folder of its name beside this file.
 */
export const tabRules = {
  profile: { label: 'tabProfile', group: 'groupYou' },
  notifications: { label: 'tabNotifications', group: 'groupYou' },
  sessions: { label: 'tabSessions', group: 'groupYou' },
  'company-details': { label: 'tabCompanyDetails', group: 'groupCompany' },
  branding: { label: 'tabBranding', group: 'groupCompany', needs: ['company.edit.branding'] },
  scoring: { label: 'tabScoring', group: 'groupCompany', needs: ['company.settings'] },
  messages: { label: 'tabMessages', group: 'groupCompany', needs: ['company.settings', 'company.templates'] },
  'single-sign-on': { label: 'tabSingleSignOn', group: 'groupCompany', needs: ['company.settings'] },
  audit: { label: 'tabAudit', group: 'groupCompany', needs: ['company.audit'] },
  users: { label: 'tabUsers', group: 'groupTeam', needs: ['users.invite', 'users.update', 'users.delete'] },
  groups: { label: 'tabGroups', group: 'groupTeam', needs: ['users.update'] },
  roles: { label: 'tabRoles', group: 'groupTeam', needs: ['users.update'] },
  'api-keys': { label: 'tabApiKeys', group: 'groupDevelopers', needs: ['company.settings'] },
  system: {
    label: 'tabSystem',
    group: 'groupOperations',
    needs: ['company.settings', 'operator'],
    to: '/admin/settings/system',
  },
  companies: {
    label: 'tabCompanies',
    group: 'groupOperations',
    needs: ['operator'],
    to: '/admin/settings/companies',
  },
} satisfies Record<string, TabRule>

export type TabName = keyof typeof tabRules
/** What is drawn by Settings itself. */
export type PanelName = { [Name in TabName]: (typeof tabRules)[Name] extends { to: string } ? never : Name }[TabName]

const rules: Record<string, TabRule> = tabRules
export const firstTab = 'company-details' satisfies PanelName

export const heldBy = (asker: Asker): readonly Held[] =>
  isOperator(asker) ? [...asker.permissions, 'operator'] : asker.permissions

export const mayOpenTab = (name: TabName, held: readonly Held[]) =>
  rules[name]!.needs?.some((need) => held.includes(need)) ?? true

/** Letters and digits only: 'Users', 'API keys', 'apiKeys' and 'api-keys' are how people and older links write them. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The tab an address asks for, by `tab` or its older name `page`; the first one when it is none of ours. */
export function tabOf(query: URLSearchParams): TabName {
  const asked = plain(query.get('tab') ?? query.get('page') ?? '')
  return (Object.keys(rules) as TabName[]).find((name) => asked === plain(name)) ?? firstTab
}

export const addressOfTab = (name: TabName) => rules[name]!.to ?? `/admin/settings?tab=${name}`

export const tabsFor = (held: readonly Held[]) =>
  (Object.keys(rules) as TabName[])
    .filter((name) => mayOpenTab(name, held))
    .map((name) => ({ name, label: rules[name]!.label, group: rules[name]!.group, to: addressOfTab(name) }))
