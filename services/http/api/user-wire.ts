import type * as z from 'zod'
import type { UserData } from '#contracts/http/api/user-data.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { showCollaborationPopup } from '#contracts/shell/collaboration.ts'
import { portraitPath } from '#contracts/user/portrait.ts'
import type { UserView } from '#projections/users/users.ts'
import type { Platform } from '../../platform.ts'

type UserData = z.infer<typeof UserData>

export const portraitUrl = (publicUrl: string, of: Pick<UserView, 'user_id' | 'portraitId'>): string | null => {
  const path = portraitPath(of)
  return path && `${publicUrl}${path}`
}

/** Nobody has a linked account elsewhere or a calendar here yet. */
const nothingYet = {
  resumeMessage: null,
  JAAccountId: null,
  integrationHasClientId: false,
  calendar: { linked: false, provider: null },
}

const userData = (
  { companyId }: Asker,
  now: string,
  colleagues: number,
  { user_id, username, email, email_verified, role, creator, createdAt, picture, portraitId }: UserView,
  publicUrl: string,
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
  ...nothingYet,
})

/** The people of the asker's company, as callers of the API know them. */
export async function usersData(
  { readers, now, settings }: Pick<Platform, 'readers' | 'now' | 'settings'>,
  asker: Asker,
): Promise<UserData[]> {
  const users = await readers.usersOf(asker)
  return users.map((user) => userData(asker, now(), users.length - 1, user, settings.publicUrl))
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
