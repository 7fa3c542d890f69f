import { Link2Icon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import { textOf } from './form-data.ts'
import type { WebKindOf } from './kind.ts'
import { Line } from './line.tsx'

export const url: WebKindOf<'URL'> = {
  icon: Link2Icon,
  name: 'url',
  hint: 'urlHint',
  form: [],
  folded: (_, { t }) => [t('url')],
  create: (id) => ({ kind: 'URL', ...blank(id) }),
  read: (form) => ({ kind: 'URL', url: textOf(form, 'line') }),
  Input: ({ module, answer, wiring }) => (
    <Line
      title={module.title}
      wiring={wiring}
      type="url"
      inputMode="url"
      autoComplete="url"
      defaultValue={answer?.url ?? ''}
    />
  ),
}
