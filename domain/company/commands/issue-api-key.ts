import type { Asker } from '#contracts/kernel/asker.ts'
import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'
import { revokeApiKey } from './revoke-api-key.ts'

/** Enough for one key per program; more are forgotten ones. */
export const MAX_API_KEYS = 20

/** The one it replaces ends after it is there; the two are one decision. */
export function issueApiKey(
  { replaces, service, ...data }: CompanyCommandData<'IssueApiKey'>,
  state: Company,
  asker: Asker,
): CompanyEvent[] {
  const ended = replaces === undefined ? [] : revokeApiKey({ keyId: replaces }, state)
  if (registered(state).apiKeys.size - ended.length >= MAX_API_KEYS)
    throw new Rejected(
      'company/too-many-api-keys',
      `A company can have ${MAX_API_KEYS} API keys. Revoke one that is no longer used.`,
    )
  const owner = service || asker.kind !== 'user' ? 'service' : { userId: asker.userId }
  return [{ type: 'ApiKeyIssued', data: { ...data, scopes: [...new Set(data.scopes)], owner } }, ...ended]
}
