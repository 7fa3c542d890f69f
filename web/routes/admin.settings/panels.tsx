import type { ComponentType } from 'react'
import { ApiKeysTab } from '../../settings/api-keys/tab.tsx'
import { AuditTab } from '../../settings/audit/tab.tsx'
import { BrandingTab } from '../../settings/branding/tab.tsx'
import { CompanyDetailsTab } from '../../settings/company-details/tab.tsx'
import type { PanelName } from '../../settings/names.ts'
import { NotificationsTab } from '../../settings/notifications/tab.tsx'
import { GroupsTab } from '../../settings/groups/tab.tsx'
import { MessagesTab } from '../../settings/messages/tab.tsx'
import { ProfileTab } from '../../settings/profile/tab.tsx'
import { RolesTab } from '../../settings/roles/tab.tsx'
import { ScoringTab } from '../../settings/scoring/tab.tsx'
import { SessionsTab } from '../../settings/sessions/tab.tsx'
import { SingleSignOnTab } from '../../settings/single-sign-on/tab.tsx'
import { UsersTab } from '../../settings/users/tab.tsx'

/** What each tab shows; given what its loader and action answer. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const panels: Record<PanelName, ComponentType<{ data: any; answer: any }>> = {
  'company-details': CompanyDetailsTab,
  profile: ProfileTab,
  users: UsersTab,
  groups: GroupsTab,
  roles: RolesTab,
  branding: BrandingTab,
  notifications: NotificationsTab,
  'api-keys': ApiKeysTab,
  scoring: ScoringTab,
  messages: MessagesTab,
  'single-sign-on': SingleSignOnTab,
  sessions: SessionsTab,
  audit: AuditTab,
}
