import { permissions, permissionsOf, roles as systemRoles } from '#contracts/kernel/roles.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Confirm } from '../../team/confirm.tsx'
import { roleNameIn } from '../../team/role-name.ts'
import { useOwn } from '../../team/use-own.ts'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Problem } from '../../ui/problem.tsx'
import type { TabProps } from '../tab.ts'
import { rolesTab } from './address.ts'
import { PermissionGrid } from './permission-grid.tsx'
import { type RoleDraft, RoleForm } from './role-form.tsx'
import type { roles as server } from './tab.server.ts'

const useText = namespace('team')
const blank: RoleDraft = { name: '', permissions: [] }

/** What was typed before a refusal. */
function draftOf(kept: { name?: string | undefined; permissions?: string | undefined } | null): RoleDraft | null {
  if (kept?.name === undefined) return null
  const chosen = kept.permissions?.split(' ') ?? []
  return { name: kept.name, permissions: permissions.filter((permission) => chosen.includes(permission)) }
}

export function RolesTab({ data: { roles, editing, mine, mayMake }, answer }: TabProps<typeof server>) {
  const t = useText()
  const { round, justSaved, fields, problem, kept, asking } = useOwn(answer, {
    saved: t('roleSaved'),
    deleted: t('roleDeleted'),
  })
  const asked = roles.find(({ role_id }) => role_id === asking)
  const edited = roles.find(({ role_id }) => role_id === (kept?.roleId ?? editing)) ?? null
  const system = systemRoles.map((role) => ({
    role_id: role as string,
    name: roleNameIn(t, role),
    permissions: permissionsOf[role],
    own: false,
  }))

  return (
    <>
      {asked && (
        <Confirm
          question={t('deleteRoleQuestion', { name: asked.name })}
          note={t('deleteRoleNote', { count: asked.holders })}
          intent="delete-role"
          fields={{ roleId: asked.role_id }}
          cancelTo={rolesTab}
        />
      )}
      {problem && <Problem of={problem} />}
      <Card title={t('roles')}>
        <p className="mb-4 text-muted">{t('rolesIntro')}</p>
        <PermissionGrid roles={[...system, ...roles.map((role) => ({ ...role, own: true }))]} />
      </Card>
      {edited || mayMake ? (
        <Card title={edited ? t('editRole', { name: edited.name }) : t('newRole')}>
          <RoleForm
            key={`${edited?.role_id ?? ''} ${round}`}
            id={edited?.role_id ?? null}
            draft={draftOf(kept) ?? edited ?? blank}
            mine={mine}
            fields={fields}
            after={justSaved}
          />
        </Card>
      ) : (
        <Callout>{t('rolesNeedPlan')}</Callout>
      )}
    </>
  )
}
