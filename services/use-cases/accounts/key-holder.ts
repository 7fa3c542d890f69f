import type { Actor, Asker } from '#contracts/kernel/asker.ts'
import type { KeyOwner } from '#contracts/company/events.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { requireFeature } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { accountOf } from './sessions.ts'

export type KeyAsker = Extract<Asker, { kind: 'apiKey' }>
type Key = { companyId: CompanyId; keyId: string; owner: KeyOwner; scopes: readonly Permission[] }

/** Envelopes never change; a company has few keys. */
const issuers = new Map<string, Actor>()
const REMEMBERED = 1000

/** Who issued a key, from the log. */
async function issuerOf({ engines: { store } }: Core, { companyId, keyId }: Key): Promise<Actor | null> {
  const known = issuers.get(keyId)
  if (known) return known
  const issued = (await store.read(streamName(companyId, 'company', companyId))).find(
    ({ type, data }) => type === 'ApiKeyIssued' && (data as { keyId?: unknown }).keyId === keyId,
  )
  if (issuers.size >= REMEMBERED) issuers.clear()
  if (issued) issuers.set(keyId, issued.actor)
  return issued?.actor ?? null
}

/**
 * What a key may do now: its scopes, and of these no more than its owner may do at this moment, on each job as well.
 * Null when the owner is gone. A key older than the record of owners is its issuer's; one that another key or the
 * platform issued is a service account's.
 * @throws Rejected 'subscription/feature-missing' while the plan has no API (BILL-022); the key stays.
 */
export async function holderOfKey(core: Core, key: Key): Promise<KeyAsker | null> {
  const { companyId, keyId, owner, scopes } = key
  await requireFeature(core, key, 'api')
  const issuer = owner === 'issuer' ? await issuerOf(core, key) : null
  const userId = typeof owner === 'object' ? owner.userId : issuer?.kind === 'user' ? issuer.id : null
  if (userId === null) return { kind: 'apiKey', companyId, keyId, permissions: scopes }
  const account = await accountOf(core)({ companyId, userId }, scopes)
  if (!account) return null
  const { role, permissions, onJobs } = account.asker
  return { kind: 'apiKey', companyId, keyId, owner: { userId, role }, permissions, ...(onJobs && { onJobs }) }
}
