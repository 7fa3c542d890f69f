import { useEffect } from 'react'
import { permissionsOf, Role, roleLabels } from '#contracts/permissions.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Confirm } from '../../team/confirm.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { useToasts } from '../../ui/toast.tsx'
import type { TabProps } from '../tab.ts'
import { PermissionGrid } from './permission-grid.tsx'
import { RoleForm } from './role-form.tsx'
import type { roles as server } from './tab.server.ts'

const useText = namespace('team')
export const rolesTab = '/admin/settings?tab=roles'

export function RolesTab({ data: { roles, editing, mine, mayMake }, answer }: TabProps<typeof server>) {
  const t = useText()
  const { show } = useToasts()
  const done = answer && 'done' in answer ? answer : null
  const refused = answer && 'refused' in answer ? answer.refused : null
  const kept = answer && 'kept' in answer ? answer.kept : null
  const asked = roles.find(({ role_id }) => answer && 'asking' in answer && role_id === answer.asking)
  const edited = roles.find(({ role_id }) => role_id === (kept ? kept.roleId : editing)) ?? null
  useEffect(() => {
    if (done) show({ tone: 'success', message: done.done === 'saved' ? t('roleSaved') : t('roleDeleted') })
  }, [done, show, t])
  const system = Role.options.map((role) => ({ role_id: role as string, name: roleLabels[role], permissions: permissionsOf[role], own: false }))

  return (
    <>
      {asked && (
        <Confirm question={t('deleteRoleQuestion', { name: asked.name })} note={t('deleteRoleNote', { count: asked.holders })} intent="delete-role" fields={{ roleId: asked.role_id }} cancelTo={rolesTab} />
      )}
      {refused && Object.keys(refused.fields).length === 0 && (
        <Callout tone="danger" announce>
          {refused.message}
        </Callout>
      )}
      <Card title={t('roles')}>
        <p className="mb-4 text-muted">{t('rolesIntro')}</p>
        <PermissionGrid roles={[...system, ...roles.map((role) => ({ ...role, own: true }))]} />
      </Card>
      {edited || mayMake ? (
        <Card title={edited ? t('editRole', { name: edited.name }) : t('newRole')}>
          <RoleForm key={`${edited?.role_id ?? ''} ${done ? roles.length : ''}`} role={edited} mine={mine} fields={refused?.fields ?? {}} keptName={kept?.name ?? null} />
        </Card>
      ) : (
        <Callout>{t('rolesNeedPlan')}</Callout>
      )}
    </>
  )
}
