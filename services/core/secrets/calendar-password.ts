import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { openBytes, sealBytes } from '#infra/sealed-bytes.ts'

type Keys = Pick<KeyRing, 'key' | 'shred'>
type Of = { companyId: string; calendarId: string }

const subjectOf = ({ companyId, calendarId }: Of) => `${companyId}.calendar-${calendarId}`

/** The password of an account of a calendar server, under a key of its own, so that it can be erased and the log stays as it is. */
export async function sealCalendarPassword(keys: Keys, of: Of, password: string): Promise<string> {
  const key = await keys.key(subjectOf(of), { create: true })
  if (!key) throw new Error('The key of this calendar has been destroyed')
  return sealBytes(key, subjectOf(of), Buffer.from(password)).toString('base64')
}

/** Null once it is erased. */
export async function openCalendarPassword(keys: Keys, of: Of, secret: string): Promise<string | null> {
  const key = await keys.key(subjectOf(of))
  return key && openBytes(key, subjectOf(of), Buffer.from(secret, 'base64')).toString('utf8')
}

export const eraseCalendarPassword = (keys: Keys, of: Of) => keys.shred(subjectOf(of))
