import { dateFormats } from '#contracts/job/modules/date.ts'
import { CalendarIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

const formatNames = { 'DD/MM/YYYY': 'dateDayFirst', 'MM/DD/YYYY': 'dateMonthFirst' } as const

export const date: WebKindOf<'DATE'> = {
  icon: CalendarIcon,
  name: 'date',
  hint: 'dateHint',
  form: [
    {
      type: 'choice',
      field: 'format',
      label: 'dateFormat',
      options: dateFormats.map((value) => ({ value, label: formatNames[value] })),
    },
  ],
  folded: ({ format }, { t }) => [t('date'), t(formatNames[format])],
  create: (id) => ({ kind: 'DATE', ...blank(id), format: 'DD/MM/YYYY' }),
}
