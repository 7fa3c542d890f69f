import { MobileIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

export const phoneNumber: WebKindOf<'PHONE_NUMBER'> = {
  icon: MobileIcon,
  name: 'phoneNumber',
  hint: 'phoneNumberHint',
  form: [],
  folded: (_, { t }) => [t('phoneNumber')],
  create: (id) => ({ kind: 'PHONE_NUMBER', ...blank(id) }),
}
