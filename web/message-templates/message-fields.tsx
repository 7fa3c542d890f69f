import { useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import type { Words } from './words.ts'
import { WordsEditor, type WordsEditorProps } from './words-editor.tsx'

const useText = namespace('messages')

type MessageFieldsProps = Omit<WordsEditorProps, 'words' | 'usual' | 'onChange'> & {
  /** Who is written to: a name, or "12 candidates". */
  name: string
  /** Called with each change; null: nothing is sent. */
  onChange: (message: Words | null) => void
}

/** What rejected candidates are written, if anything: off until a person asks for it. */
export function MessageFields({ name, onChange, ...editor }: MessageFieldsProps) {
  const t = useText()
  const [on, setOn] = useState(false)
  const ours = { subject: t('rejectSubject', fields), text: t('rejectText', fields) }
  const usual = editor.templates.find(({ isDefault }) => isDefault)
  const [words, setWords] = useState<Words>(usual ? { subject: usual.subject, text: usual.text } : ours)
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Checkbox
        label={t('writeTo', { name })}
        checked={on}
        onChange={({ target: { checked } }) => {
          setOn(checked)
          onChange(checked ? words : null)
        }}
      />
      {on && (
        <WordsEditor
          {...editor}
          words={words}
          usual={ours}
          onChange={(next) => {
            setWords(next)
            onChange(next.subject.trim() && next.text.trim() ? next : null)
          }}
        />
      )}
    </div>
  )
}

const fields = { name: '{{name}}', job: '{{job}}', company: '{{company}}' }
