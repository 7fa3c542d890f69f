import { timingSafeEqual } from 'node:crypto'
import type { MediaPlace } from '#contracts/job/media/media.ts'
import { isPlace } from '#contracts/job/media/media.ts'
import { CompanyId, RecordingId, UserId } from '#contracts/kernel/ids.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import type { StaffIdentity } from './purpose.ts'

/** What a one-time address says: who asked for it, and what may be sent there. `ending` is empty where the form names the file. */
export type Ticket = { sender: StaffIdentity; mediaId: string; place: MediaPlace; ending: string }

/** An hour: 200 MB take that long on a slow line. */
const LASTS_MS = 3_600_000

/** Signed, so nothing is stored. Its bearer may send one file on behalf of the person who requested it. */
export function issueTicket(keys: KeyRing, { sender, mediaId, place, ending }: Ticket, now: string): string {
  const { companyId, userId, keyId = '' } = sender
  const endsAt = Math.floor((Date.parse(now) + LASTS_MS) / 1000)
  const value = [companyId, userId, keyId, mediaId, place, ending, endsAt].join('.')
  return `${value}.${keys.sign('upload', value)}`
}

/** Null for one that was not issued here, or is over. */
export function readTicket(keys: KeyRing, text: string, now: string): Ticket | null {
  const parts = text.slice(0, 500).split('.')
  const signature = Buffer.from(parts.pop() ?? '')
  const [companyId, userId, keyId, mediaId, place, ending, endsAt, ...rest] = parts
  const expected = Buffer.from(keys.sign('upload', parts.join('.')))
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
  const user = UserId.safeParse(userId)
  const isWhole = rest.length === 0 && ending !== undefined && isPlace(place) && Number(endsAt) * 1000 > Date.parse(now)
  if (!isWhole || !user.success || !CompanyId.safeParse(companyId).success || !RecordingId.safeParse(mediaId).success)
    return null
  return {
    sender: { companyId: companyId!, userId: user.data, keyId: keyId || undefined },
    mediaId: mediaId!,
    place,
    ending,
  }
}
