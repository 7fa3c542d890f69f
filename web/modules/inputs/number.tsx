import { readNumber } from '#contracts/job/modules/number.ts'
import { textOf } from './form-data.ts'
import { Line } from './line.tsx'
import type { InputOf } from './kind.ts'

export const number: InputOf<'NUMBER'> = {
  read: (form) => ({ kind: 'NUMBER', number: readNumber(textOf(form, 'line')) }),
  Input: ({ module, answer, wiring }) => (
    <Line
      title={module.title}
      wiring={wiring}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={answer?.number ?? ''}
    />
  ),
}
