import type * as z from 'zod'
import type { CalendarWay } from '#contracts/availability/calendars.ts'
import type { UserData } from '#contracts/http/api/user-data.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { showCollaborationPopup } from '#contracts/shell/collaboration.ts'
import { portraitPath } from '#contracts/user/portrait.ts'
import type { IntegrationsView } from '#contracts/views/integrations.ts'
import type { UserView } from '#projections/users/users.ts'
import type { Platform } from '../../platform.ts'

type UserData = z.infer<typeof UserData>

export const portraitUrl = (publicUrl: string, of: Pick<UserView, 'user_id' | 'portraitId'>): string | null => {
  const path = portraitPath(of)
  return path && `${publicUrl}${path}`
}

type Around = {
  publicUrl: string
  connections: IntegrationsView['connections']
  calendars: ReadonlyMap<string, CalendarWay>
}

const userData = (
  { companyId }: Asker,
  now: string,
  colleagues: number,
  { user_id, username, email, email_verified, role, creator, createdAt, picture, portraitId }: UserView,
  { publicUrl, connections, calendars }: Around,
): UserData => ({
  id: user_id,
  user_id,
  company_id: companyId,
  username,
  email,
  email_verified,
  permissions: role,
  creator,
  showCollaborationPopup: showCollaborationPopup({ now, signedUpAt: createdAt, colleagues }),
  createdAt,
  picture,
  personalImg: portraitUrl(publicUrl, { user_id, portraitId }),
  JAAccountId: connections.find(({ integrationType }) => integrationType === 'jobadder')?.account ?? null,
  integrationHasClientId: connections.length > 0,
  // Nothing sets it: a paused subscription is said by its banner.
  resumeMessage: null,
  calendar: { linked: calendars.has(user_id), provider: calendars.get(user_id) ?? null },
})

/** The people of the asker's company, as callers of the API know them. */
export async function usersData(
  { readers, now, settings }: Pick<Platform, 'readers' | 'now' | 'settings'>,
  asker: Asker,
): Promise<UserData[]> {
  const [users, { connections }] = await Promise.all([readers.usersOf(asker), readers.integrationsOf(asker)])
  const calendars = await readers.calendarsOf(
    asker,
    users.map(({ user_id }) => user_id),
  )
  const { publicUrl } = settings
  return users.map((user) => userData(asker, now(), users.length - 1, user, { publicUrl, connections, calendars }))
}

/** Who is calling; null for an API key. */
export async function ownData(
  platform: Pick<Platform, 'readers' | 'now' | 'settings'>,
  asker: Asker,
): Promise<UserData | null> {
  return asker.kind === 'user'
    ? ((await usersData(platform, asker)).find(({ user_id }) => user_id === asker.userId) ?? null)
    : null
}
