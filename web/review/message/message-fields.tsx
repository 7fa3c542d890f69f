import { useState } from 'react'
import { MAX_MESSAGE, MAX_SUBJECT } from '#contracts/candidate/message-limits.ts'
import { mergedMessage } from '#contracts/candidate/merge-fields.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const useText = namespace('cockpit')

export type Written = { subject: string; text: string } | null
export type MessageFieldsProps = {
  name: string
  job: string
  /** Called with each change; null: nothing is sent. */
  onChange: (message: Written) => void
}

/** What a rejected candidate is written, if anything: off until a person asks for it. */
export default function MessageFields({ name, job, onChange }: MessageFieldsProps) {
  const t = useText()
  const fields = { name: '{{name}}', job: '{{job}}', company: '{{company}}' }
  const [on, setOn] = useState(false)
  const [message, setMessage] = useState({ subject: t('rejectSubject', fields), text: t('rejectText', fields) })
  const change = (next: typeof message) => {
    setMessage(next)
    onChange(next.subject.trim() && next.text.trim() ? next : null)
  }
  const preview = (text: string) => mergedMessage(text, { name, job, company: t('yourCompany') })
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Checkbox
        label={t('writeTo', { name })}
        checked={on}
        onChange={({ target: { checked } }) => {
          setOn(checked)
          onChange(checked ? message : null)
        }}
      />
      {on && (
        <>
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
          <details className="text-sm">
            <summary className="link">{t('preview')}</summary>
            <p className="mt-2 font-semibold" dir="auto">
              {preview(message.subject)}
            </p>
            <p className="whitespace-pre-wrap" dir="auto">
              {preview(message.text)}
            </p>
          </details>
          <p className="text-sm text-muted">{t('holdNote')}</p>
        </>
      )}
    </div>
  )
}
