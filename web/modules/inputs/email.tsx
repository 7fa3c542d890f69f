import { textOf } from './form-data.ts'
import { Line } from './line.tsx'
import type { InputOf } from './kind.ts'

export const email: InputOf<'EMAIL'> = {
  read: (form) => ({ kind: 'EMAIL', email: textOf(form, 'line') }),
  Input: ({ module, answer, wiring }) => (
    <Line
      title={module.title}
      wiring={wiring}
      type="email"
      inputMode="email"
      autoComplete="email"
      defaultValue={answer?.email ?? ''}
    />
  ),
}
