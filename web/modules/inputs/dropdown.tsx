import { namespace } from '../../i18n/namespace.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { textOf } from './form-data.ts'
import type { InputOf } from './kind.ts'

const useText = namespace('answers')

export const dropdown: InputOf<'DROPDOWN'> = {
  read: (form) => ({ kind: 'DROPDOWN', optionId: textOf(form, 'option') || null }),
  Input: function Dropdown({ module: { title, options }, answer, wiring }) {
    const t = useText()
    return (
      <Field label={title} hideLabel required={wiring.required} error={wiring.error}>
        <Select
          name="option"
          aria-describedby={wiring.describedBy}
          placeholder={t('chooseOne')}
          options={options.map(({ id, label }) => ({ value: id, label: label || t('untitledChoice') }))}
          defaultValue={answer?.optionId ?? ''}
        />
      </Field>
    )
  },
}
