import { useId, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useJobTitle } from '../ui/titles.ts'
import { useOffered } from './use-offered.ts'
import type { Words } from './words.ts'
import { WordsEditor } from './words-editor.tsx'

const useText = namespace('messages')
const useCommonText = namespace('common')

type WriteDialogProps = {
  /** Who is written to: a name, or "12 candidates". */
  name: string
  jobId: string
  /** Whose name the preview has. */
  example: string
  onClose: () => void
  onSend: (words: Words) => void
}

/** Puts right what candidates were written whose rejection was taken back. */
export default function WriteDialog({ name, jobId, example, onClose, onSend }: WriteDialogProps) {
  const t = useText()
  const common = useCommonText()
  const titled = useJobTitle()
  const form = useId()
  const offered = useOffered(jobId)
  const usual = { subject: t('correctionSubject', fields), text: t('correctionText', fields) }
  const [words, setWords] = useState<Words>(usual)
  const isWhole = words.subject.trim() !== '' && words.text.trim() !== ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('correctionTitle', { name })}
      description={t('correctionAbout')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} disabled={!isWhole || !offered}>
            {t('sendCorrection')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        method="dialog"
        className="flex min-h-80 flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole) onSend(words)
        }}
      >
        {offered && (
          <WordsEditor
            words={words}
            usual={usual}
            example={example}
            templates={offered.templates.filter(({ use, channel }) => use === 'message' && channel === 'email')}
            values={{ ...offered.values, job: titled(offered.values.job) }}
            holdMinutes={offered.holdMinutes}
            onChange={setWords}
          />
        )}
      </form>
    </Dialog>
  )
}

const fields = { name: '{{name}}', job: '{{job}}', company: '{{company}}' }
