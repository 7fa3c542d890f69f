import { EnvelopeClosedIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

export const email: WebKindOf<'EMAIL'> = {
  icon: EnvelopeClosedIcon,
  name: 'email',
  hint: 'emailHint',
  form: [],
  folded: (_, { t }) => [t('email')],
  create: (id) => ({ kind: 'EMAIL', ...blank(id) }),
}
