import { useRef } from 'react'
import { mergeFields } from '#contracts/candidate/merge-fields.ts'
import { MAX_MESSAGE, MAX_SUBJECT, MAX_TEXT_MESSAGE } from '#contracts/candidate/message-limits.ts'
import { interfaceLanguages } from '#contracts/kernel/language.ts'
import type { InterfaceLanguage } from '#contracts/kernel/interface-language.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { EditedText } from './edited.ts'

const useText = namespace('messages')
const fieldTexts = {
  name: 'fieldName',
  firstName: 'fieldFirstName',
  job: 'fieldJob',
  company: 'fieldCompany',
  sender: 'fieldSender',
  link: 'fieldLink',
} as const

type WordsFieldsProps = {
  text: EditedText
  channel: 'email' | 'sms'
  /** What to mend, by `texts.<language>.subject` and `.text`. */
  fields: Readonly<Record<string, string>>
  onFocus: () => void
  onChange: (text: EditedText) => void
  onRemove: (() => void) | undefined
}

/** The words in one language, and the fields that can be put where the cursor is. */
export function WordsFields({ text, channel, fields, onFocus, onChange, onRemove }: WordsFieldsProps) {
  const t = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const { name, dir } = interfaceLanguages[text.language as InterfaceLanguage]
  function put(field: string) {
    const { selectionStart: from = text.text.length, selectionEnd: to = from } = area.current ?? {}
    onChange({ ...text, text: `${text.text.slice(0, from)}{{${field}}}${text.text.slice(to)}` })
    area.current?.focus()
  }
  return (
    <Card
      title={<span lang={text.language}>{name}</span>}
      actions={
        onRemove && (
          <Button size="sm" variant="quiet" onClick={onRemove}>
            {t('removeLanguage', { language: name })}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3" onFocus={onFocus}>
        <input type="hidden" name="language" value={text.language} />
        {channel === 'email' ? (
          <Field label={t('subject')} error={fields[`texts.${text.language}.subject`]} required>
            <TextInput
              name="subject"
              dir={dir}
              lang={text.language}
              value={text.subject}
              maxLength={MAX_SUBJECT}
              onChange={({ target: { value } }) => onChange({ ...text, subject: value })}
            />
          </Field>
        ) : (
          <input type="hidden" name="subject" value="" />
        )}
        <Field label={t('message')} error={fields[`texts.${text.language}.text`]} note={t('fallbackNote')} required>
          <TextArea
            ref={area}
            name="text"
            dir={dir}
            lang={text.language}
            rows={channel === 'email' ? 10 : 4}
            limit={channel === 'email' ? MAX_MESSAGE : MAX_TEXT_MESSAGE}
            countNear
            value={text.text}
            onChange={({ target: { value } }) => onChange({ ...text, text: value })}
          />
        </Field>
        <div role="group" aria-label={t('insert')} className="flex flex-wrap items-center gap-1.5">
          {mergeFields.map((field) => (
            <Button key={field} size="sm" className="rounded-full" onClick={() => put(field)}>
              {t(fieldTexts[field])}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  )
}
