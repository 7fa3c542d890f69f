import { textOf } from './form-data.ts'
import { Line } from './line.tsx'
import type { InputOf } from './kind.ts'

export const url: InputOf<'URL'> = {
  read: (form) => ({ kind: 'URL', url: textOf(form, 'line') }),
  Input: ({ module, answer, wiring }) => (
    <Line
      title={module.title}
      wiring={wiring}
      type="url"
      inputMode="url"
      autoComplete="url"
      defaultValue={answer?.url ?? ''}
    />
  ),
}
