import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { textOf } from './form-data.ts'
import type { InputOf } from './kind.ts'

export const freeText: InputOf<'FREE_TEXT'> = {
  // Browsers send line ends as CRLF; the limit counts what the person typed.
  read: (form) => ({ kind: 'FREE_TEXT', text: textOf(form, 'text').replaceAll('\r\n', '\n') }),
  Input: ({ module, answer, wiring }) => (
    <Field label={module.title} hideLabel required={wiring.required} error={wiring.error}>
      <TextArea
        name="text"
        dir="auto"
        rows={8}
        defaultValue={answer?.text ?? ''}
        aria-describedby={wiring.describedBy}
        {...(module.maxLength > 0 ? { limit: module.maxLength } : {})}
      />
    </Field>
  ),
}
