import { EnvelopeClosedIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import { textOf } from './form-data.ts'
import type { WebKindOf } from './kind.ts'
import { Line } from './line.tsx'

export const email: WebKindOf<'EMAIL'> = {
  icon: EnvelopeClosedIcon,
  name: 'email',
  hint: 'emailHint',
  form: [],
  folded: (_, { t }) => [t('email')],
  create: (id) => ({ kind: 'EMAIL', ...blank(id) }),
  read: (form) => ({ kind: 'EMAIL', email: textOf(form, 'line') }),
  Input: ({ module, answer, wiring }) => (
    <Line
      title={module.title}
      wiring={wiring}
      type="email"
      inputMode="email"
      autoComplete="email"
      defaultValue={answer?.email ?? ''}
    />
  ),
}
