import { GlobeIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

export const location: WebKindOf<'LOCATION'> = {
  icon: GlobeIcon,
  name: 'location',
  hint: 'locationHint',
  form: [],
  folded: (_, { t }) => [t('location')],
  create: (id) => ({ kind: 'LOCATION', ...blank(id) }),
}
