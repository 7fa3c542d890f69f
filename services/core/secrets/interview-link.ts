import { timingSafeEqual } from 'node:crypto'
import type { InterviewAddress } from '#contracts/interview/token.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import type { Core } from '../core.ts'

type Keys = Pick<KeyRing, 'sign'>
type Link = InterviewAddress & { linkId: string }

const secretOf = (keys: Keys, { companyId, interviewId, linkId }: Link) =>
  keys.sign('interview', `${companyId}.${interviewId}.${linkId}`)

/** Where the candidate of an interview chooses, moves and cancels it: worked out with the installation's key, stored nowhere. */
export const interviewLink = ({ engines, settings }: Pick<Core, 'engines' | 'settings'>, link: Link) =>
  `${settings.publicUrl}/meet/${link.companyId}.${link.interviewId}.${secretOf(engines.keys, link)}`

export function opensInterview(keys: Keys, link: Link, secret: string): boolean {
  const [given, expected] = [Buffer.from(secret), Buffer.from(secretOf(keys, link))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
