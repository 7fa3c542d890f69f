import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'

export function revokeApiKey({ keyId }: CompanyCommandData<'RevokeApiKey'>, state: Company): CompanyEvent[] {
  if (!registered(state).apiKeys.has(keyId)) throw new Rejected('company/api-key-not-found', 'No such API key')
  return [{ type: 'ApiKeyRevoked', data: { keyId } }]
}
