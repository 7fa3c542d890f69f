import { type TeamColor, teamColors } from '#contracts/company/colors.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { Key } from '../../locales/text.ts'
import { OwnForm } from '../../team/own-form.tsx'
import { type Pickable, TeamPicker } from '../../team/picker.tsx'
import { type OwnRole, roleOptions } from '../../team/role-options.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { groupsTab } from './address.ts'

const useText = namespace('team')

const colorNames = {
  blue: 'blue',
  teal: 'teal',
  green: 'green',
  amber: 'amber',
  orange: 'orange',
  red: 'red',
  pink: 'pink',
  violet: 'violet',
} as const satisfies Record<TeamColor, Key<'team'>>

export type GroupDraft = { name: string; members: string[]; color: TeamColor; default_role_id: string | null }
type GroupFormProps = {
  id: string | null
  draft: GroupDraft
  fields: Record<string, string>
  after: boolean
  people: Pickable[]
  roles: OwnRole[]
  given: string[]
}

export function GroupForm({ id, draft, fields, after, people, roles, given }: GroupFormProps) {
  const t = useText()
  return (
    <OwnForm
      of="group"
      id={id}
      tab={groupsTab}
      words={{ create: t('createGroup'), save: t('saveGroup'), remove: t('deleteGroup') }}
      fields={fields}
      after={after}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t('groupName')} error={fields.name} required>
          <TextInput name="name" defaultValue={draft.name} maxLength={120} />
        </Field>
        <Field label={t('defaultRole')}>
          <Select
            name="defaultRoleId"
            placeholder={t('choose')}
            options={roleOptions(t, roles, given, draft.default_role_id)}
            defaultValue={draft.default_role_id ?? ''}
          />
        </Field>
        <Field label={t('color')}>
          <Select
            name="color"
            options={teamColors.map((color) => ({ value: color, label: t(colorNames[color]) }))}
            defaultValue={draft.color}
          />
        </Field>
      </div>
      <TeamPicker
        name="members"
        label={t('membersLabel')}
        people={people}
        chosen={draft.members}
        addLabel={t('addMember')}
        removeLabel={(name) => t('removeName', { name })}
      />
    </OwnForm>
  )
}
