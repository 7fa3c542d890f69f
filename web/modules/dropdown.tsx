import { dropdownCounts } from '#contracts/job/modules/dropdown.ts'
import { namespace } from '../i18n/namespace.ts'
import { Field } from '../ui/field.tsx'
import { ChevronDownIcon } from '../ui/icons.tsx'
import { Select } from '../ui/select.tsx'
import { blank, twoOptions } from './blank.ts'
import { textOf } from './form-data.ts'
import type { WebKindOf } from './kind.ts'

const useText = namespace('modules')

export const dropdown: WebKindOf<'DROPDOWN'> = {
  icon: ChevronDownIcon,
  name: 'dropdown',
  hint: 'dropdownHint',
  form: [{ type: 'options', ...dropdownCounts, right: 'none' }],
  folded: ({ options }, { t }) => [t('dropdown'), t('foldedOptions', { count: options.length })],
  create: (id) => ({
    kind: 'DROPDOWN',
    ...blank(id),
    options: twoOptions().map(({ id, label }) => ({ id, label })),
  }),
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
