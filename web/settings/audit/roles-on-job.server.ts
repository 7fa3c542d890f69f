import type { PageLanguage } from '#contracts/kernel/language.ts'
import { entriesOf, GLOBAL } from '#contracts/job/access.ts'
import { NO_ROLE } from '#contracts/job/access-changes.ts'
import type { Team } from '#projections/team/reader.ts'
import { formatsIn } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { nameOrUnknown, roleNameIn, teamTextIn } from '../../team/role-name.ts'

const useText = namespace('audit')

/** Whose role on a job became which, in the reader's language. */
export function rolesOnJob(changes: string, { users, groups, roles }: Team, language: PageLanguage): string {
  const t = useText.in(language)
  const team = teamTextIn(language)
  const user = new Map<string, string>(users.map(({ user_id, username, email }) => [user_id, username || email]))
  const group = new Map<string, string>([
    [GLOBAL, team('everyone')],
    ...groups.map(({ group_id, name }) => [group_id, name] as const),
  ])
  const said = entriesOf(changes).map((entry) => {
    const name = nameOrUnknown(team, 'user_id' in entry ? user.get(entry.user_id) : group.get(entry.group_id))
    if (entry.role_id === NO_ROLE) return t('noRoleOnJob', { name })
    return t('roleOnJob', {
      name,
      role: entry.role_id === GLOBAL ? t('ownRole') : roleNameIn(team, entry.role_id, roles),
    })
  })
  return formatsIn(language).list(said)
}
