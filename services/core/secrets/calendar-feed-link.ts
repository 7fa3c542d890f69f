import { CompanyId, UserId } from '#contracts/kernel/ids.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import type { Core } from '../core.ts'
import { isSame } from './is-same.ts'

type Keys = Pick<KeyRing, 'sign'>
type Feed = { companyId: string; userId: UserId; feedId: string }

const secretOf = (keys: Keys, { companyId, userId, feedId }: Feed) =>
  keys.sign('calendar-feed', `${companyId}.${userId}.${feedId}`)

/** What a colleague's calendar program reads their interviews at. The secret is derived from the installation's key and not stored. */
export const calendarFeedLink = ({ engines, settings }: Pick<Core, 'engines' | 'settings'>, feed: Feed) =>
  `${settings.publicUrl}/calendars/${feed.companyId}.${feed.userId}.${secretOf(engines.keys, feed)}.ics`

export const opensCalendarFeed = (keys: Keys, feed: Feed, secret: string): boolean =>
  isSame(secretOf(keys, feed), secret)

/** Null for what no token of a feed looks like. */
export function parseCalendarFeed(token: string): { companyId: string; userId: UserId; secret: string } | null {
  const [companyId = '', id = '', secret = '', ...rest] = token.slice(0, 400).split('.')
  const userId = UserId.safeParse(id)
  const known = rest.length === 0 && CompanyId.safeParse(companyId).success && userId.success
  return known && secret !== '' ? { companyId, userId: userId.data, secret } : null
}
