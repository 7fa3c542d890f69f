import { textOf } from './form-data.ts'
import { Line } from './line.tsx'
import type { InputOf } from './kind.ts'

export const phoneNumber: InputOf<'PHONE_NUMBER'> = {
  read: (form) => ({ kind: 'PHONE_NUMBER', phone: textOf(form, 'line') }),
  Input: ({ module, answer, wiring }) => (
    <Line
      title={module.title}
      wiring={wiring}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      defaultValue={answer?.phone ?? ''}
    />
  ),
}
