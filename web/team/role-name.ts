import { UNKNOWN } from '#contracts/company/people.ts'
import type { JobRole, RoleId } from '#contracts/kernel/permissions.ts'
import { namespace } from '../i18n/namespace.ts'
import type { Key, Translate } from '../locales/text.ts'

const useText = namespace('team')
/** Labels of C§6 and their translations. */
const fixed = { admin: 'roleAdmin', edit: 'roleEdit', review: 'roleReview', hm: 'roleHm' } as const satisfies Record<
  JobRole,
  Key<'team'>
>
const isFixed = (roleId: RoleId): roleId is JobRole => Object.hasOwn(fixed, roleId)

/** A role as it is shown: its label, the word for one that is gone, and for none being set (TEAM-004). Roles a company made are called what it called them. */
export function roleNameIn(
  t: Translate<'team'>,
  roleId: RoleId | null | undefined,
  custom: readonly { role_id: string; name: string }[] = [],
): string {
  if (!roleId) return t('choose')
  return custom.find(({ role_id }) => role_id === roleId)?.name ?? t(isFixed(roleId) ? fixed[roleId] : 'unknown')
}

/** People who have left are called '[Unknown]' by the rules; here in the reader's language. */
export const nameOrUnknown = (t: Translate<'team'>, name: string | undefined) =>
  name === undefined || name === UNKNOWN ? t('unknown') : name

export const teamTextIn = useText.in
