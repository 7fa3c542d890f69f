import type { Permission } from '#contracts/kernel/permissions.ts'
import { namespace } from '../../i18n/namespace.ts'
import { OwnForm } from '../../team/own-form.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { permissionNames } from './permission-names.ts'
import { rolesTab } from './address.ts'

const useText = namespace('team')

export type RoleDraft = { name: string; permissions: Permission[] }
type RoleFormProps = {
  id: string | null
  draft: RoleDraft
  mine: Permission[]
  fields: Record<string, string>
  after: boolean
}

/** People give only what they have: other permissions are not offered. */
export function RoleForm({ id, draft, mine, fields, after }: RoleFormProps) {
  const t = useText()
  return (
    <OwnForm
      of="role"
      id={id}
      tab={rolesTab}
      words={{ create: t('createRole'), save: t('saveRoleChanges'), remove: t('deleteRole') }}
      fields={fields}
      after={after}
    >
      <Field label={t('roleName')} error={fields.name} required className="max-w-sm">
        <TextInput name="name" defaultValue={draft.name} maxLength={120} />
      </Field>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{t('allowed')}</legend>
        <div className="grid gap-1 sm:grid-cols-2">
          {(Object.keys(permissionNames) as Permission[])
            .filter((permission) => mine.includes(permission))
            .map((permission) => (
              <Checkbox
                key={permission}
                name="permissions"
                value={permission}
                label={t(permissionNames[permission])}
                defaultChecked={draft.permissions.includes(permission)}
              />
            ))}
        </div>
      </fieldset>
    </OwnForm>
  )
}
