import type { TeamColor } from '#contracts/company/team.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { OwnRole } from '../../team/role-options.ts'
import { Table, Th } from '../../ui/table.tsx'
import { UserRow } from './user-row.tsx'

const useText = namespace('team')

export type ListedUser = {
  user_id: string
  username: string
  email: string
  status: 'pending' | 'expired' | 'active' | 'removed'
  role: string
  creator: boolean
  color: TeamColor
  invitation: { expiresAt: string } | null
  invitedByName: string | null
  groups: string[]
}
export type Shown = {
  users: ListedUser[]
  me: string
  groups: { group_id: string; name: string; color: TeamColor }[]
  roles: OwnRole[]
  given: string[]
  may: { invite: boolean; update: boolean; delete: boolean }
  /** What came of the last form; null until then and after a refusal. */
  came: object | null
}

export function UsersTable(shown: Shown) {
  const t = useText()
  const several = shown.may.update || shown.may.delete
  return (
    <div className="rows-stacked">
      <Table
        caption={t('users')}
        head={
          <>
            {several && <Th className="w-8" />}
            <Th>{t('columnUser')}</Th>
            <Th>{t('columnRole')}</Th>
            <Th>{t('columnStatus')}</Th>
            <Th>{t('columnGroups')}</Th>
            <Th>
              <span className="sr-only">{t('columnActions')}</span>
            </Th>
          </>
        }
      >
        {shown.users.map((user) => (
          <UserRow key={user.user_id} user={user} several={several} {...shown} />
        ))}
      </Table>
    </div>
  )
}
