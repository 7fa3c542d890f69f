import { dateFormats, dateIn, exampleOf, readDate } from '#contracts/job/modules/date.ts'
import { CalendarIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import { textOf } from './form-data.ts'
import type { WebKindOf } from './kind.ts'
import { Line } from './line.tsx'

const formatNames = { 'DD/MM/YYYY': 'dateDayFirst', 'MM/DD/YYYY': 'dateMonthFirst' } as const
const instructions = { 'DD/MM/YYYY': 'dateDayFirstExample', 'MM/DD/YYYY': 'dateMonthFirstExample' } as const

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
  read: (form, { format }) => ({ kind: 'DATE', date: readDate(format, textOf(form, 'line')) }),
  instruction: ({ format }, t) => t(instructions[format], { example: exampleOf(format) }),
  Input: ({ module: { title, format }, answer, wiring }) => (
    <Line
      title={title}
      wiring={wiring}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={dateIn(format, answer?.date ?? '')}
    />
  ),
}
