import { dateIn, exampleOf, readDate } from '#contracts/job/modules/date.ts'
import { textOf } from './form-data.ts'
import { Line } from './line.tsx'
import type { InputOf } from './kind.ts'

const instructions = { 'DD/MM/YYYY': 'dateDayFirstExample', 'MM/DD/YYYY': 'dateMonthFirstExample' } as const

export const date: InputOf<'DATE'> = {
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
