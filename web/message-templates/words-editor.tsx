import { useState } from 'react'
import { firstNameOf } from '#contracts/candidate/merge-fields.ts'
import { MAX_MESSAGE, MAX_SUBJECT } from '#contracts/candidate/message-limits.ts'
import { namespace } from '../i18n/namespace.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { Offered } from './offered.server.ts'
import { Preview } from './preview.tsx'
import type { Words } from './words.ts'

const useText = namespace('messages')

export type WordsEditorProps = {
  words: Words
  /** Whose name the preview has. */
  example: string
  templates: Offered['templates']
  values: Offered['values']
  /** The words without a template. */
  usual: Words
  holdMinutes: number
  onChange: (words: Words) => void
}

/** A mail to candidates: from a template or by hand, as one of them reads it, and when it leaves. */
export function WordsEditor({ words, example, templates, values, usual, holdMinutes, onChange }: WordsEditorProps) {
  const t = useText()
  const [chosen, setChosen] = useState(templates.find(({ text }) => text === words.text)?.templateId ?? '')
  return (
    <>
      {templates.length > 0 && (
        <Field label={t('template')}>
          <Select
            value={chosen}
            options={[
              { value: '', label: t('ourWords') },
              ...templates.map(({ templateId, name: label }) => ({ value: templateId, label })),
            ]}
            onChange={({ target: { value } }) => {
              const { subject, text } = templates.find(({ templateId }) => templateId === value) ?? usual
              setChosen(value)
              onChange({ subject, text })
            }}
          />
        </Field>
      )}
      <Field label={t('subject')}>
        <TextInput
          value={words.subject}
          maxLength={MAX_SUBJECT}
          dir="auto"
          onChange={(event) => onChange({ ...words, subject: event.target.value })}
        />
      </Field>
      <Field label={t('message')}>
        <TextArea
          value={words.text}
          limit={MAX_MESSAGE}
          countNear
          rows={6}
          dir="auto"
          onChange={(event) => onChange({ ...words, text: event.target.value })}
        />
      </Field>
      <Preview {...words} values={{ ...values, name: example, firstName: firstNameOf(example) }} />
      <p className="text-sm text-muted">{holdMinutes === 0 ? t('holdNone') : t('holdNote', { count: holdMinutes })}</p>
    </>
  )
}
