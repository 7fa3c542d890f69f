import { maxLengths } from '#contracts/job/modules/free-text.ts'
import { Field } from '../ui/field.tsx'
import { ChatBubbleIcon } from '../ui/icons.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { blank } from './blank.ts'
import { textOf } from './form-data.ts'
import type { WebKindOf } from './kind.ts'

export const freeText: WebKindOf<'FREE_TEXT'> = {
  icon: ChatBubbleIcon,
  name: 'freeText',
  hint: 'freeTextHint',
  form: [{ type: 'number', field: 'maxLength', label: 'maxCharacters', ...maxLengths, most: 100_000 }],
  folded: ({ maxLength }, { t }) => [t('freeText'), t('foldedCharacters', { count: maxLength })],
  create: (id) => ({ kind: 'FREE_TEXT', ...blank(id), antiCheat: false, forceRecording: false, maxLength: 1000 }),
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
