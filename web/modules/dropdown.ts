import { dropdownCounts } from '#contracts/job/modules/dropdown.ts'
import { ChevronDownIcon } from '../ui/icons.tsx'
import { blank, twoOptions } from './blank.ts'
import type { WebKindOf } from './kind.ts'

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
}
