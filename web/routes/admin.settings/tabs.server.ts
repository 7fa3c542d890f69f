import { apiKeys } from '../../settings/api-keys/tab.server.ts'
import { audit } from '../../settings/audit/tab.server.ts'
import { branding } from '../../settings/branding/tab.server.ts'
import { companyDetails } from '../../settings/company-details/tab.server.ts'
import { groups } from '../../settings/groups/tab.server.ts'
import type { PanelName } from '../../settings/names.ts'
import { notifications } from '../../settings/notifications/tab.server.ts'
import { profile } from '../../settings/profile/tab.server.ts'
import { roles } from '../../settings/roles/tab.server.ts'
import { sessions } from '../../settings/sessions/tab.server.ts'
import { singleSignOn } from '../../settings/single-sign-on/tab.server.ts'
import type { TabServer } from '../../settings/tab.server.ts'
import { users } from '../../settings/users/tab.server.ts'

/** Loader and action of each tab. */
export const tabServers: Record<PanelName, TabServer> = {
  'company-details': companyDetails,
  profile,
  users,
  groups,
  roles,
  branding,
  notifications,
  'api-keys': apiKeys,
  'single-sign-on': singleSignOn,
  sessions,
  audit,
}
