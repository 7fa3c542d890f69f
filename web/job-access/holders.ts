import type { TeamColor } from '#contracts/company/colors.ts'
import { UNKNOWN } from '#contracts/company/people.ts'
import { GLOBAL } from '#contracts/job/access.ts'
import type { JobPermission } from '#contracts/job/permissions.ts'
import type { Translate } from '../locales/text.ts'
import { nameOrUnknown } from '../team/role-name.ts'

/** A person or a group that can have a role on a job; a group has one that it is given by default. */
export type Holder = {
  key: string
  name: string
  detail: string | null
  color: TeamColor
  picture?: string | null
  creator?: boolean
  defaultRole?: string | null
}

/** 'All users of the account' in the reader's language (TEAM-010). */
export const EVERYONE_KEY = `g:${GLOBAL}`
export const nameIn = (t: Translate<'team'>, { key, name }: Holder) =>
  key === EVERYONE_KEY ? t('everyone') : nameOrUnknown(t, name)

export const keyOf = (entry: JobPermission) => ('user_id' in entry ? `u:${entry.user_id}` : `g:${entry.group_id}`)

/** People who have left, and deleted groups, are still in the list until they are taken off. */
export const holderOf = (people: readonly Holder[], key: string): Holder =>
  people.find((one) => one.key === key) ?? { key, name: UNKNOWN, detail: null, color: 'blue' }
