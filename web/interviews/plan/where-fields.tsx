import { meetingTypeNames } from '#contracts/interview/codes.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Radio } from '../../ui/checkbox.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Where } from './draft.ts'
import { LinkBy } from './link-by.tsx'
import type { FieldProps } from './plan-data.ts'

const useText = namespace('planning')

export function TypeField<D extends Where>({ draft, onChange, fields }: FieldProps<D>) {
  const t = useText()
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
      <legend className="mb-1 text-sm font-medium">{t('type')}</legend>
      {meetingTypeNames.map((type) => (
        <Radio
          key={type}
          name="meeting-type"
          checked={draft.type === type}
          onChange={() => onChange({ ...draft, type, place: '', service: '' })}
          label={t(`type${type}`)}
        />
      ))}
      <FieldError id="type-error" error={fields.type} />
    </fieldset>
  )
}

/** How people meet: by a link, of their own or made by a service of the host, a number, or an address. */
export function PlaceFields<D extends Where>({
  draft,
  onChange,
  fields,
  hasServices,
}: FieldProps<D> & { hasServices: boolean }) {
  const t = useText()
  return (
    <>
      {hasServices && draft.type === 'ONLINE' && <LinkBy {...{ draft, onChange, fields }} />}
      {draft.service === '' && (
        <Field label={t(`place${draft.type}`)} error={fields.place}>
          <TextInput
            dir={draft.type === 'FACE_TO_FACE' ? 'auto' : 'ltr'}
            type={draft.type === 'CALL' ? 'tel' : 'text'}
            inputMode={draft.type === 'ONLINE' ? 'url' : undefined}
            placeholder={draft.type === 'ONLINE' ? 'https://meet.example.com/interview' : undefined}
            value={draft.place}
            onChange={({ target }) => onChange({ ...draft, place: target.value })}
          />
        </Field>
      )}
    </>
  )
}

type MinutesProps = {
  label: string
  of: readonly number[]
  value: number
  error?: string | undefined
  onChoose: (minutes: number) => void
}

export function Minutes({ label, of, value, error, onChoose }: MinutesProps) {
  const t = useText()
  return (
    <Field label={label} error={error}>
      <Select
        value={String(value)}
        onChange={({ target }) => onChoose(Number(target.value))}
        options={of.map((each) => ({ value: String(each), label: t('minutes', { count: each }) }))}
      />
    </Field>
  )
}
