import { readNumber } from '#contracts/job/modules/number.ts'
import { BarChartIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import { textOf } from './form-data.ts'
import type { WebKindOf } from './kind.ts'
import { Line } from './line.tsx'

export const number: WebKindOf<'NUMBER'> = {
  icon: BarChartIcon,
  name: 'number',
  hint: 'numberHint',
  form: [],
  folded: (_, { t }) => [t('number')],
  create: (id) => ({ kind: 'NUMBER', ...blank(id) }),
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
