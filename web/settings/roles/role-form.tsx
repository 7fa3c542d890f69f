import { Form, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import type { Permission } from '#contracts/permissions.ts'
import { namespace } from '../../i18n/namespace.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { permissionNames } from './permission-names.ts'
import { rolesTab } from './tab.tsx'

const useText = namespace('team')

type RoleFormProps = { role: { role_id: string; name: string; permissions: Permission[] } | null; mine: Permission[]; fields: Record<string, string>; keptName: string | null }

/** Nobody gives what they do not have: those permissions are not offered. */
export function RoleForm({ role, mine, fields, keptName }: RoleFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, Object.keys(fields).length > 0 ? fields : null)
  const intent = role ? 'change-role' : 'create-role'
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={rolesTab} ref={form} preventScrollReset noValidate className="flex flex-col gap-4">
      {role && <input type="hidden" name="roleId" value={role.role_id} />}
      <Field label={t('roleName')} error={fields.name} required className="max-w-sm">
        <TextInput name="name" defaultValue={keptName ?? role?.name ?? ''} maxLength={120} />
      </Field>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{t('allowed')}</legend>
        <div className="grid gap-1 sm:grid-cols-2">
          {(Object.keys(permissionNames) as Permission[])
            .filter((permission) => mine.includes(permission))
            .map((permission) => (
              <Checkbox key={permission} name="permissions" value={permission} label={t(permissionNames[permission])} defaultChecked={role?.permissions.includes(permission)} />
            ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" name="intent" value={intent} busy={busy}>
          {role ? t('saveRoleChanges') : t('createRole')}
        </Button>
        {role && (
          <>
            <ButtonLink to={rolesTab} preventScrollReset>
              {t('cancel')}
            </ButtonLink>
            <Button type="submit" name="intent" value="ask-delete" className="ms-auto">
              {t('deleteRole')}
            </Button>
          </>
        )}
      </div>
    </Form>
  )
}
