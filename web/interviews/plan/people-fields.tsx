import { requirementNames, type Requirement } from '#contracts/interview/codes.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { Cross2Icon } from '../../ui/icons.tsx'
import { Select } from '../../ui/select.tsx'
import type { FieldProps, PlanData } from './plan-data.ts'
import { type People, withGroup, withoutPerson, withPerson } from './draft.ts'

const useText = namespace('planning')

type PeopleProps<D extends People> = FieldProps<D> & { data: Pick<PlanData, 'colleagues' | 'groups'> }

/** Who takes part, how much each is needed, and who hosts. */
export function PeopleFields<D extends People>({
  data: { colleagues, groups },
  draft,
  onChange,
  fields,
}: PeopleProps<D>) {
  const t = useText()
  const { panel, hostId, some } = draft
  const nameOf = (userId: string) => colleagues.find((each) => each.userId === userId)?.name ?? ''
  const need = (userId: string, requirement: Requirement) =>
    onChange({ ...draft, panel: panel.map((each) => (each.userId === userId ? { userId, requirement } : each)) })
  const pool = panel.filter(({ requirement }) => requirement === 'SOME').length
  const others = colleagues.filter(({ userId }) => !panel.some((each) => each.userId === userId))
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line">
        {panel.map(({ userId, requirement }) => {
          const name = nameOf(userId)
          return (
            <li key={userId} className="flex flex-wrap items-center gap-3 py-2">
              <bdi className="min-w-0 grow font-medium wrap-anywhere">{name}</bdi>
              <Select
                aria-label={t('requirementOf', { name })}
                className="w-auto!"
                value={requirement}
                onChange={({ target }) => need(userId, target.value as Requirement)}
                options={requirementNames.map((value) => ({ value, label: t(`requirement${value}`) })).reverse()}
              />
              <Button
                variant="quiet"
                icon
                aria-label={t('remove', { name })}
                onClick={() => onChange(withoutPerson(draft, userId))}
              >
                <Cross2Icon aria-hidden="true" />
              </Button>
            </li>
          )
        })}
      </ul>
      <FieldError id="panel-error" error={fields.panel} />
      <div className="flex flex-wrap gap-4">
        <Field label={t('addPerson')}>
          <Select
            value=""
            placeholder={t('addPerson')}
            onChange={({ target }) => target.value && onChange(withPerson(draft, target.value))}
            options={others.map(({ userId, name }) => ({ value: userId, label: name }))}
          />
        </Field>
        {groups.length > 0 && (
          <Field label={t('addGroup')} hint={t('addGroupHint')}>
            <Select
              value=""
              placeholder={t('addGroup')}
              onChange={({ target }) => {
                const group = groups.find(({ groupId }) => groupId === target.value)
                if (group) onChange(withGroup(draft, group.members))
              }}
              options={groups.map(({ groupId, name }) => ({ value: groupId, label: name }))}
            />
          </Field>
        )}
        <Field label={t('host')} error={fields.hostId}>
          <Select
            value={hostId ?? ''}
            onChange={({ target }) => onChange({ ...draft, hostId: target.value || null })}
            options={panel.map(({ userId }) => ({ value: userId, label: nameOf(userId) }))}
          />
        </Field>
      </div>
      {pool > 0 && (
        <Field label={t('some')} note={t('someNote')} error={fields.some}>
          <Select
            value={String(Math.min(some, pool))}
            onChange={({ target }) => onChange({ ...draft, some: Number(target.value) })}
            options={Array.from({ length: pool }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
          />
        </Field>
      )}
    </div>
  )
}
