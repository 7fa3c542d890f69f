import { useId, useRef } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'

const useText = namespace('common')

type RejectDialogProps = { name: string | null; onClose: () => void; onReject: (reason: string) => void }

/** Asks why before somebody is rejected; the reason is kept with the decision and is not sent to the candidate. */
export function RejectDialog({ name, onClose, onReject }: RejectDialogProps) {
  const form = useId()
  const t = useText()
  const reason = useRef<HTMLTextAreaElement>(null)
  return (
    <Dialog
      open={name !== null}
      onClose={onClose}
      title={t('rejectTitle', { name: name ?? '' })}
      description={t('rejectText')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" type="submit" form={form}>
            {t('reject')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          onReject(reason.current?.value ?? '')
        }}
      >
        <Field label={t('reason')} optional>
          <TextArea ref={reason} autoFocus limit={2000} maxLength={2000} rows={3} />
        </Field>
      </form>
    </Dialog>
  )
}
