import type { LoaderFunctionArgs } from '@remix-run/node'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { apiKeys } from '../../settings/api-keys/tab.server.ts'
import { audit } from '../../settings/audit/tab.server.ts'
import { branding } from '../../settings/branding/tab.server.ts'
import { companyDetails } from '../../settings/company-details/tab.server.ts'
import { groups } from '../../settings/groups/tab.server.ts'
import { messages } from '../../settings/messages/tab.server.ts'
import { heldBy, mayOpenTab, type PanelName, tabOf } from '../../settings/names.ts'
import { notifications } from '../../settings/notifications/tab.server.ts'
import { profile } from '../../settings/profile/tab.server.ts'
import { roles } from '../../settings/roles/tab.server.ts'
import { scoring } from '../../settings/scoring/tab.server.ts'
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
  scoring,
  messages,
  'single-sign-on': singleSignOn,
  sessions,
  audit,
}

/** Who asks for which tab. One that is not for them is forbidden, to look at and to change alike. */
export function tabAsked(signedIn: SignedIn, { request, context }: LoaderFunctionArgs) {
  const name = tabOf(new URL(request.url).searchParams)
  if (!mayOpenTab(name, heldBy(signedIn.asker))) throw new Response(null, { status: 403, statusText: 'Forbidden' })
  return { name, asked: { ...signedIn, request, context, platform: context.platform } }
}
