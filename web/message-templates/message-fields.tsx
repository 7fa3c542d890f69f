import { useState } from 'react'
import { firstNameOf } from '#contracts/candidate/merge-fields.ts'
import { MAX_MESSAGE, MAX_SUBJECT } from '#contracts/candidate/message-limits.ts'
import { namespace } from '../i18n/namespace.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { Offered } from './offered.server.ts'
import { Preview } from './preview.tsx'
import type { Words } from './words.ts'

const useText = namespace('messages')

export type MessageFieldsProps = {
  /** Who is written to: a name, or "12 candidates". */
  name: string
  /** Whose name the preview has. */
  example: string
  templates: Offered['templates']
  values: Offered['values']
  /** What becomes of the message. */
  note: string
  /** Called with each change; null: nothing is sent. */
  onChange: (message: Words | null) => void
}

/** What rejected candidates are written, if anything: off until a person asks for it. */
export function MessageFields({ name, example, templates, values, note, onChange }: MessageFieldsProps) {
  const t = useText()
  const [on, setOn] = useState(false)
  const usual = templates.find(({ isDefault }) => isDefault)
  const ours = { subject: t('rejectSubject', fields), text: t('rejectText', fields) }
  const [chosen, setChosen] = useState(usual?.templateId ?? '')
  const [message, setMessage] = useState<Words>(usual ?? ours)
  const change = ({ subject, text }: Words) => {
    setMessage({ subject, text })
    onChange(subject.trim() && text.trim() ? { subject, text } : null)
  }
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Checkbox
        label={t('writeTo', { name })}
        checked={on}
        onChange={({ target: { checked } }) => {
          setOn(checked)
          onChange(checked ? { subject: message.subject, text: message.text } : null)
        }}
      />
      {on && (
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
                  setChosen(value)
                  change(templates.find(({ templateId }) => templateId === value) ?? ours)
                }}
              />
            </Field>
          )}
          <Field label={t('subject')}>
            <TextInput
              value={message.subject}
              maxLength={MAX_SUBJECT}
              onChange={(event) => change({ ...message, subject: event.target.value })}
            />
          </Field>
          <Field label={t('message')}>
            <TextArea
              value={message.text}
              limit={MAX_MESSAGE}
              countNear
              rows={6}
              onChange={(event) => change({ ...message, text: event.target.value })}
            />
          </Field>
          <Preview {...message} values={{ ...values, name: example, firstName: firstNameOf(example) }} />
          <p className="text-sm text-muted">{note}</p>
        </>
      )}
    </div>
  )
}

const fields = { name: '{{name}}', job: '{{job}}', company: '{{company}}' }
