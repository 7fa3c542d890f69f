import { CompanyId, UserId, Uuid } from '#contracts/kernel/ids.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import type { Core } from '../core.ts'
import { isSame } from './is-same.ts'

export type InvitationRef = { companyId: CompanyId; userId: UserId; invitationId: string }

const signatureOf = (keys: KeyRing, ref: string) => keys.sign('team-invitation', ref)

/** The specification's uniqueCode (ledger, not shown 26). It is signed, so neither it nor a hash of it is stored anywhere but in the message. */
export const invitationCode = (keys: KeyRing, { companyId, userId, invitationId }: InvitationRef): string => {
  const ref = `${companyId}.${userId}.${invitationId}`
  return `${ref}.${signatureOf(keys, ref)}`
}

/** What a code refers to, or null when it was not issued here. Whether it may still be used the user's own stream says. */
export function readInvitationCode(keys: KeyRing, code: string | null | undefined): InvitationRef | null {
  const [companyId, userId, invitationId, signature, ...rest] = (code ?? '').slice(0, 400).split('.')
  if (!companyId || !userId || !invitationId || !signature || rest.length > 0) return null
  if (!isSame(signatureOf(keys, `${companyId}.${userId}.${invitationId}`), signature)) return null
  const known =
    CompanyId.safeParse(companyId).success && UserId.safeParse(userId).success && Uuid.safeParse(invitationId).success
  return known ? { companyId, userId, invitationId } : null
}

/** `ref` is the code without its signature, as a process may remember it. */
export const joinLink = ({ engines, settings }: Pick<Core, 'engines' | 'settings'>, ref: string): string =>
  `${settings.publicUrl}/join?code=${encodeURIComponent(`${ref}.${signatureOf(engines.keys, ref)}`)}`
