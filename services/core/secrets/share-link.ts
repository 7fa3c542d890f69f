import type { ShareAddress, ShareToken } from '#contracts/share/token.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import type { Core } from '../core.ts'
import { isSame } from './is-same.ts'

type Keys = Pick<KeyRing, 'sign'>
/** `linkId`: of the link for anyone, or the recipient whose own link it is. */
type Link = ShareAddress & { linkId: string }

const secretOf = (keys: Keys, { companyId, shareId, linkId }: Link) =>
  keys.sign('share', `${companyId}.${shareId}.${linkId}`)

/** What opens a share: 256 bits worked out with the installation's own key, so that neither the secret nor its hash is stored. */
export const shareToken = (keys: Keys, link: Link) => `${link.companyId}.${link.shareId}.${secretOf(keys, link)}`

export const shareLink = ({ engines, settings }: Pick<Core, 'engines' | 'settings'>, link: Link) =>
  `${settings.publicUrl}/shared/${shareToken(engines.keys, link)}`

/** The one of these links that the token is the secret of; null for a guess. */
export function linkIn(keys: Keys, { secret, ...address }: ShareToken, linkIds: readonly string[]): string | null {
  const isIt = (linkId: string) => isSame(secretOf(keys, { ...address, linkId }), secret)
  return linkIds.filter(isIt)[0] ?? null
}

type Seen = { shareId: string; guestId: string; browser: string }
const SEEN_MS = 12 * 3600_000

/** What a browser keeps once a person pressed Open: who it is for, and since when. Signed, so that nothing is stored. */
export function openedMark(keys: Keys, { shareId, guestId, browser }: Seen, now: string): string {
  const value = `${browser}.${guestId}.${Math.floor(Date.parse(now) / 1000)}`
  return `${value}.${keys.sign('share-opened', `${shareId}.${value}`)}`
}

/** Who the browser was for this share before, and whether that is less than 12 hours ago; null for anything else. */
export function readOpenedMark(
  keys: Keys,
  shareId: string,
  mark: string | null,
  now: string,
): { browser: string; guestId: string; isOpen: boolean } | null {
  const [browser = '', guestId = '', at = '', signature = '', ...rest] = (mark ?? '').slice(0, 400).split('.')
  const expected = keys.sign('share-opened', `${shareId}.${browser}.${guestId}.${at}`)
  if (rest.length > 0 || !isSame(expected, signature)) return null
  return { browser, guestId, isOpen: Date.parse(now) - Number(at) * 1000 < SEEN_MS }
}
