import { Form } from '@remix-run/react'
import type { History } from '#contracts/views/history.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { DateField } from '../ui/date-field.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { useHistoryWords } from './words.ts'

const useText = namespace('history')

export type ShownFilter = { actor: string; activity: string; from: string; to: string }

/** Which events are listed; in the address, so that it can be shared. */
export function FilterForm({
  history,
  filter,
  at,
}: {
  history: Pick<History, 'actors' | 'activities'>
  filter: ShownFilter
  at: string | null
}) {
  const t = useText()
  const words = useHistoryWords()
  const actors = history.actors.map((actor) => ({ value: `${actor.kind}:${actor.id}`, label: words.nameOf(actor) }))
  const set = Object.values(filter).some(Boolean)
  return (
    <Form
      key={JSON.stringify(filter)}
      method="get"
      preventScrollReset
      className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      aria-label={t('filter')}
    >
      {at && <input type="hidden" name="at" value={at} />}
      <Field label={t('byWhom')} className="sm:w-44">
        <Select name="actor" options={actors} placeholder={t('everybody')} defaultValue={filter.actor} />
      </Field>
      <Field label={t('what')} className="sm:w-44">
        <Select
          name="activity"
          options={history.activities.map((value) => ({ value, label: words.activity(value) }))}
          placeholder={t('everything')}
          defaultValue={filter.activity}
        />
      </Field>
      <Field label={t('from')} className="sm:w-40">
        <DateField name="from" label={t('from')} defaultValue={filter.from} />
      </Field>
      <Field label={t('to')} className="sm:w-40">
        <DateField name="to" label={t('to')} defaultValue={filter.to} />
      </Field>
      <div className="col-span-2 flex gap-2">
        <Button type="submit">{t('filter')}</Button>
        {set && (
          <ButtonLink variant="quiet" to={at ? `?at=${at}` : '?'} preventScrollReset>
            {t('clear')}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
