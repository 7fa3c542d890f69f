import { CompanyId, Uuid } from '../kernel/ids.ts'

export type ShareAddress = { companyId: string; shareId: string }
/** What the address of a shared link says: which share it is of, and the secret that opens it. */
export type ShareToken = ShareAddress & { secret: string }

/** Null for what no token looks like. */
export function parseShareToken(token: string): ShareToken | null {
  const [companyId = '', shareId = '', secret = '', ...rest] = token.slice(0, 400).split('.')
  const known = rest.length === 0 && CompanyId.safeParse(companyId).success && Uuid.safeParse(shareId).success
  return known && secret !== '' ? { companyId, shareId, secret } : null
}
