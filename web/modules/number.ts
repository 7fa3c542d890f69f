import { BarChartIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

export const number: WebKindOf<'NUMBER'> = {
  icon: BarChartIcon,
  name: 'number',
  hint: 'numberHint',
  form: [],
  folded: (_, { t }) => [t('number')],
  create: (id) => ({ kind: 'NUMBER', ...blank(id) }),
}
