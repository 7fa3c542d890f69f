import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { Rejected } from '#contracts/rejections.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'

/** Enough for one key per program; more are forgotten ones. */
export const MAX_API_KEYS = 20

export function issueApiKey(data: CompanyCommandData<'IssueApiKey'>, state: Company): CompanyEvent[] {
  if (registered(state).apiKeys.size >= MAX_API_KEYS)
    throw new Rejected('company/too-many-api-keys', `A company can have ${MAX_API_KEYS} API keys. Revoke one that is no longer used.`)
  return [{ type: 'ApiKeyIssued', data: { ...data, scopes: [...new Set(data.scopes)] } }]
}
