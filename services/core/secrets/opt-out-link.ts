import { CompanyId, JobId } from '#contracts/kernel/ids.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import type { Core } from '../core.ts'
import { isSame } from './is-same.ts'

/** `addressId`: of the opt-out stream of an address, see `optOutId`; the link names no address. `jobId`: whose brand and language. */
export type OptOutLink = { companyId: CompanyId; jobId: JobId; addressId: string }
type Keys = Pick<KeyRing, 'sign'>

const valueOf = ({ companyId, jobId, addressId }: OptOutLink) => `${companyId}.${jobId}.${addressId}`

/** The address at which a person says that they want no more messages (RFC 8058): signed, without an end. */
export const optOutLink = ({ engines, settings }: Pick<Core, 'engines' | 'settings'>, link: OptOutLink): string =>
  `${settings.publicUrl}/opt-out/${valueOf(link)}.${engines.keys.sign('opt-out-link', valueOf(link))}`

/** What the last part of such an address names; null when it was not made here. */
export function readOptOutLink(keys: Keys, token: string): OptOutLink | null {
  const [companyId = '', jobId = '', addressId = '', signature = '', ...rest] = token.slice(0, 400).split('.')
  const expected = keys.sign('opt-out-link', valueOf({ companyId, jobId, addressId }))
  if (rest.length > 0 || !isSame(expected, signature)) return null
  const known = CompanyId.safeParse(companyId).success && JobId.safeParse(jobId).success
  return known ? { companyId, jobId, addressId } : null
}
