import { Form, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { type TeamColor, teamColors } from '#contracts/company/team.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { Key } from '../../i18n/text.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { type Pickable, TeamPicker } from '../../team/picker.tsx'
import { type OwnRole, roleOptions } from '../../team/role-options.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { groupsTab } from './tab.tsx'

const useText = namespace('team')

const colorNames = { blue: 'blue', teal: 'teal', green: 'green', amber: 'amber', orange: 'orange', red: 'red', pink: 'pink', violet: 'violet' } as const satisfies Record<TeamColor, Key<'team'>>

type Group = { group_id: string; name: string; members: string[]; color: TeamColor; default_role_id: string | null }
type GroupFormProps = { group: Group | null; fields: Record<string, string>; keptName: string | null; everybody: Pickable[]; roles: OwnRole[]; given: string[] }

export function GroupForm({ group, fields, keptName, everybody, roles, given }: GroupFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, Object.keys(fields).length > 0 ? fields : null)
  const intent = group ? 'change-group' : 'create-group'
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={groupsTab} ref={form} preventScrollReset noValidate className="flex flex-col gap-4">
      {group && <input type="hidden" name="groupId" value={group.group_id} />}
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t('groupName')} error={fields.name} required>
          <TextInput name="name" defaultValue={keptName ?? group?.name ?? ''} maxLength={120} />
        </Field>
        <Field label={t('defaultRole')}>
          <Select name="defaultRoleId" placeholder="Choose" options={roleOptions(roles, given, group?.default_role_id)} defaultValue={group?.default_role_id ?? ''} />
        </Field>
        <Field label={t('color')}>
          <Select name="color" options={teamColors.map((color) => ({ value: color, label: t(colorNames[color]) }))} defaultValue={group?.color ?? 'blue'} />
        </Field>
      </div>
      <TeamPicker name="members" label={t('membersLabel')} everybody={everybody} chosen={group?.members ?? []} addLabel={t('addMember')} removeLabel={(name) => t('removeName', { name })} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" name="intent" value={intent} busy={busy}>
          {group ? t('saveGroup') : t('createGroup')}
        </Button>
        {group && (
          <>
            <ButtonLink to={groupsTab} preventScrollReset>
              {t('cancel')}
            </ButtonLink>
            <Button type="submit" name="intent" value="ask-delete" className="ms-auto">
              {t('deleteGroup')}
            </Button>
          </>
        )}
      </div>
    </Form>
  )
}
