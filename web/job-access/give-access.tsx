import { useRef } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { type Option, Select } from '../ui/select.tsx'
import { type Holder, nameIn } from './holders.ts'

const useText = namespace('team')

/**
 * Adds a person to the job. A group comes with its default role (TEAM-012), which can be changed before it is saved; a
 * role that the person has chosen themself stays. Before scripts run, and for people, the role is chosen.
 */
export function GiveAccess({
  addable,
  options,
  chosen,
}: {
  addable: readonly Holder[]
  options: readonly Option[]
  chosen: string
}) {
  const t = useText()
  const role = useRef<HTMLSelectElement>(null)
  const filledIn = useRef('')
  const suggest = (key: string) => {
    const field = role.current
    if (!field || field.value !== filledIn.current) return
    const usual = addable.find((holder) => holder.key === key)?.defaultRole ?? ''
    filledIn.current = options.some(({ value, disabled }) => value === usual && !disabled) ? usual : ''
    field.value = filledIn.current
  }
  return (
    <Card title={t('giveAccess')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('personOrGroup')}>
          <Select
            name="newHolder"
            placeholder={t('choose')}
            options={addable.map((holder) => ({
              value: holder.key,
              label: holder.detail ? `${holder.name} (${holder.detail})` : nameIn(t, holder),
            }))}
            defaultValue={chosen}
            onChange={({ currentTarget }) => suggest(currentTarget.value)}
          />
        </Field>
        <Field label={t('columnRole')}>
          <Select ref={role} name="newRole" placeholder={t('choose')} options={options} defaultValue="" />
        </Field>
      </div>
    </Card>
  )
}
