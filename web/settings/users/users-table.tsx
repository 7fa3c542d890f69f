import { namespace } from '../../i18n/namespace.ts'
import { Table, Th } from '../../ui/table.tsx'
import type { Shown } from './shown.ts'
import { UserRow } from './user-row.tsx'

const useText = namespace('team')

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
