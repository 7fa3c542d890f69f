import { Link2Icon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

export const url: WebKindOf<'URL'> = {
  icon: Link2Icon,
  name: 'url',
  hint: 'urlHint',
  form: [],
  folded: (_, { t }) => [t('url')],
  create: (id) => ({ kind: 'URL', ...blank(id) }),
}
