import type { Platform } from '#services/platform.ts'
import type { Company, Who } from './api.ts'
import { colleaguesOf } from './colleagues.ts'

/** Connects a company with Zapier, as its administrator. */
export async function connectZapier(platform: Platform, company: Pick<Company, 'companyId' | 'userId'>): Promise<Who> {
  const credentials = { integrationType: 'zapier', token: null, email: null } as const
  const { key, token } = await platform.useCases.integrations.connect(
    colleaguesOf(platform, company).admin,
    credentials,
  )
  await platform.caughtUp(token)
  return { headers: { authorization: `Bearer ${key}` } }
}
