import { apiKeys } from './api-keys/tab.server.ts'
import { audit } from './audit/tab.server.ts'
import { branding } from './branding/tab.server.ts'
import { companyDetails } from './company-details/tab.server.ts'
import { groups } from './groups/tab.server.ts'
import type { PanelName } from './names.ts'
import { notifications } from './notifications/tab.server.ts'
import { profile } from './profile/tab.server.ts'
import { roles } from './roles/tab.server.ts'
import { sessions } from './sessions/tab.server.ts'
import { singleSignOn } from './single-sign-on/tab.server.ts'
import type { TabServer } from './tab.server.ts'
import { users } from './users/tab.server.ts'

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
