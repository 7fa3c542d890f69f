import { Link } from '@remix-run/react'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { namespace } from '../../i18n/namespace.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { permissionNames } from './permission-names.ts'
import { rolesTab } from './address.ts'

const useText = namespace('team')

type GridRole = { role_id: string; name: string; permissions: readonly Permission[]; own: boolean }

/** Roles side by side, admin first; those of the company lead to where they are changed. */
export function PermissionGrid({ roles }: { roles: GridRole[] }) {
  const t = useText()
  return (
    <Table
      caption={t('roles')}
      head={
        <>
          <Th>{t('permission')}</Th>
          {roles.map(({ role_id, name, own }) => (
            <Th key={role_id} className="text-center!">
              {own ? (
                <Link
                  to={`${rolesTab}&role=${role_id}`}
                  preventScrollReset
                  className="link"
                  aria-label={t('editRole', { name })}
                >
                  {name}
                </Link>
              ) : (
                name
              )}
            </Th>
          ))}
        </>
      }
    >
      {(Object.keys(permissionNames) as Permission[]).map((permission) => (
        <tr key={permission}>
          <th scope="row" className="px-3 py-1.5 text-start font-normal">
            {t(permissionNames[permission])}
          </th>
          {roles.map((role) => (
            <Td key={role.role_id} className="py-1.5 text-center">
              {role.permissions.includes(permission) ? (
                <>
                  <CheckIcon className="inline text-success-ink" aria-hidden="true" />
                  <span className="sr-only">{t('allowed')}</span>
                </>
              ) : (
                <>
                  <span aria-hidden="true" className="text-muted">
                    –
                  </span>
                  <span className="sr-only">{t('notAllowed')}</span>
                </>
              )}
            </Td>
          ))}
        </tr>
      ))}
    </Table>
  )
}
