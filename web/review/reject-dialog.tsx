import { useId, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'

type RejectDialogProps = { name: string | null; onClose: () => void; onReject: (reason: string) => void }

/** Asks why before somebody is rejected; the reason is kept with the decision and is not sent to the candidate. */
export function RejectDialog({ name, onClose, onReject }: RejectDialogProps) {
  const form = useId()
  const reason = useRef<HTMLTextAreaElement>(null)
  return (
    <Dialog
      open={name !== null}
      onClose={onClose}
      title={`Reject ${name ?? ''}?`}
      description="The reason is kept in the candidate's history. Nothing is sent to the candidate."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" type="submit" form={form}>
            Reject
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
        <Field label="Reason" optional>
          <TextArea ref={reason} autoFocus limit={2000} maxLength={2000} rows={3} />
        </Field>
      </form>
    </Dialog>
  )
}
