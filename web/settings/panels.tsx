import type { ComponentType } from 'react'
import { ApiKeysTab } from './api-keys/tab.tsx'
import { AuditTab } from './audit/tab.tsx'
import { BrandingTab } from './branding/tab.tsx'
import { CompanyDetailsTab } from './company-details/tab.tsx'
import type { PanelName } from './names.ts'
import { NotificationsTab } from './notifications/tab.tsx'
import { GroupsTab } from './groups/tab.tsx'
import { ProfileTab } from './profile/tab.tsx'
import { RolesTab } from './roles/tab.tsx'
import { SessionsTab } from './sessions/tab.tsx'
import { SingleSignOnTab } from './single-sign-on/tab.tsx'
import { UsersTab } from './users/tab.tsx'

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
  'single-sign-on': SingleSignOnTab,
  sessions: SessionsTab,
  audit: AuditTab,
}
