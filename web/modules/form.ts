import { IdCardIcon } from '../ui/icons.tsx'
import type { WebKindOf } from './kind.ts'

const phones = { optional: 'foldedPhoneOptional', required: 'foldedPhoneRequired' } as const

export const form: WebKindOf<'FORM'> = {
  icon: IdCardIcon,
  name: 'form',
  hint: 'formHint',
  form: [
    {
      type: 'choice',
      field: 'phone',
      label: 'phone',
      note: 'alwaysAsked',
      options: [
        { value: 'hidden', label: 'phoneHidden' },
        { value: 'optional', label: 'phoneOptional' },
        { value: 'required', label: 'phoneRequired' },
      ],
    },
  ],
  folded: ({ phone }, { t }) => [t('foldedContact'), phone === 'hidden' ? '' : t(phones[phone])],
}
