import type { Asker } from '#contracts/kernel/asker.ts'
import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'
import { revokeApiKey } from './revoke-api-key.ts'

/** Enough for one key per program; more are forgotten ones. */
export const MAX_API_KEYS = 20
/** Jobs that have a key at once. */
export const MAX_JOB_KEYS = 200

/** The one it replaces ends after it is there; the two are one decision. */
export function issueApiKey(
  { replaces, service, job, ...data }: CompanyCommandData<'IssueApiKey'>,
  state: Company,
  asker: Asker,
): CompanyEvent[] {
  const keys = [...registered(state).apiKeys]
  const before = job && keys.find(([, { jobId }]) => jobId === job.jobId)?.[0]
  const keyId = before ?? replaces
  const ended = keyId === undefined ? [] : revokeApiKey({ keyId }, state)
  const alike = keys.filter(([, { jobId }]) => (jobId === null) === (job === undefined)).length
  if (job && alike - ended.length >= MAX_JOB_KEYS)
    throw new Rejected(
      'company/too-many-api-keys',
      `At most ${MAX_JOB_KEYS} jobs can have a key at once. Revoke one that is no longer used.`,
    )
  if (!job && alike - ended.length >= MAX_API_KEYS)
    throw new Rejected(
      'company/too-many-api-keys',
      `A company can have ${MAX_API_KEYS} API keys. Revoke one that is no longer used.`,
    )
  const owner = service || asker.kind !== 'user' ? 'service' : { userId: asker.userId }
  const { jobId, endsAt } = job ?? { jobId: null, endsAt: null }
  return [
    { type: 'ApiKeyIssued', data: { ...data, scopes: [...new Set(data.scopes)], owner, jobId, endsAt } },
    ...ended,
  ]
}
