import { useId, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { UploadIcon } from '../ui/icons.tsx'
import { TextArea } from '../ui/text-area.tsx'

const useText = namespace('outreach')

export type Source = { file: File | null; text: string }

/** A list that is pasted, or a file; what is dropped on the field is taken as well. */
export function ImportSource({ busy, onRead }: { busy: boolean; onRead: (source: Source) => void }) {
  const t = useText()
  const id = useId()
  const [text, setText] = useState('')
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onRead({ file: null, text })
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        onRead({ file, text: '' })
      }}
    >
      <Field label={t('importPaste')} hint={t('importPasteHint')}>
        <TextArea
          rows={5}
          dir="auto"
          placeholder={t('importExample')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={busy} disabled={text.trim() === ''}>
          {t('importContinue')}
        </Button>
        <label>
          <input
            type="file"
            className="peer sr-only"
            accept=".csv,.txt,.tsv,.xlsx"
            aria-describedby={`${id}-rules`}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              currentTarget.value = ''
              if (file) onRead({ file, text: '' })
            }}
          />
          <span className={buttonClasses({}, 'peer-focus-visible:outline-2')}>
            <UploadIcon aria-hidden="true" /> {t('importFile')}
          </span>
        </label>
        <p id={`${id}-rules`} className="text-sm text-muted">
          {t('importRules')}
        </p>
      </div>
    </form>
  )
}
