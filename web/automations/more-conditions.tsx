import { namespace } from '../i18n/namespace.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { MoreConditions as Shown } from './conditions.ts'

const useText = namespace('automations')

/** Conditions that few automations have, folded away until one does. */
export function MoreConditions({ shown }: { shown: Shown }) {
  const t = useText()
  return (
    <details open={Object.values(shown).some((value) => value !== '')} className="flex flex-col gap-3">
      <summary className="cursor-pointer font-medium">{t('moreConditions')}</summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Field label={t('scoreAbove')}>
          <TextInput name="score" type="number" min={0} max={100} defaultValue={shown.score} />
        </Field>
        <Field label={t('comments')}>
          <Select
            name="comments"
            defaultValue={shown.comments}
            placeholder={t('anyComments')}
            options={[
              { value: 'some', label: t('withComments') },
              { value: 'none', label: t('withoutComments') },
            ]}
          />
        </Field>
        <Field label={t('addedFrom')}>
          <TextInput name="addedFrom" type="date" defaultValue={shown.addedFrom} />
        </Field>
        <Field label={t('addedTo')}>
          <TextInput name="addedTo" type="date" defaultValue={shown.addedTo} />
        </Field>
        <Field label={t('tags')} hint={t('tagsHint')} className="sm:col-span-2">
          <TextInput name="tags" defaultValue={shown.tags} autoComplete="off" dir="auto" />
        </Field>
      </div>
    </details>
  )
}
