import { MobileIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import { textOf } from './form-data.ts'
import type { WebKindOf } from './kind.ts'
import { Line } from './line.tsx'

export const phoneNumber: WebKindOf<'PHONE_NUMBER'> = {
  icon: MobileIcon,
  name: 'phoneNumber',
  hint: 'phoneNumberHint',
  form: [],
  folded: (_, { t }) => [t('phoneNumber')],
  create: (id) => ({ kind: 'PHONE_NUMBER', ...blank(id) }),
  read: (form) => ({ kind: 'PHONE_NUMBER', phone: textOf(form, 'line') }),
  Input: ({ module, answer, wiring }) => (
    <Line
      title={module.title}
      wiring={wiring}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      defaultValue={answer?.phone ?? ''}
    />
  ),
}
