import { apiKeys } from './api-keys/tab.server.ts'
import { branding } from './branding/tab.server.ts'
import { companyDetails } from './company-details/tab.server.ts'
import type { PanelName } from './names.ts'
import { notifications } from './notifications/tab.server.ts'
import { profile } from './profile/tab.server.ts'
import { sessions } from './sessions/tab.server.ts'
import type { TabServer } from './tab.server.ts'

/** Loader and action of each tab. */
export const tabServers: Record<PanelName, TabServer> = {
  'company-details': companyDetails,
  profile,
  branding,
  notifications,
  'api-keys': apiKeys,
  sessions,
}
