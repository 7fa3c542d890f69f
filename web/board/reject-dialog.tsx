import { type ComponentProps, useId, useRef } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { late } from '../lib/late.tsx'
import type { Words } from '../message-templates/words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'

const useText = namespace('common')
const MOST_CHARACTERS = 2000
const Choices = late<ComponentProps<typeof import('../message-templates/rejection.tsx').default>>(
  () => import('../message-templates/rejection.tsx'),
  <div className="min-h-20" />,
)

/** `reasonId`: the reason of the company's list that was pressed. */
export type Rejection = { reason: string; reasonId?: string; message?: Words }
type RejectDialogProps = {
  /** Null: closed. */
  name: string | null
  jobId: string
  /** Whom a preview of the message is for; `null`: no email address is known, and nothing can be sent. */
  example: string | null
  onClose: () => void
  onReject: (rejection: Rejection) => void
}

/** Asks for a reason before a rejection; the reason is kept with the decision and is not sent to the candidate. */
export function RejectDialog({ name, jobId, example, onClose, onReject }: RejectDialogProps) {
  const form = useId()
  const t = useText()
  const reason = useRef<HTMLTextAreaElement>(null)
  const message = useRef<Words | null>(null)
  const reject = (chosen: Omit<Rejection, 'message'>) => {
    const words = message.current
    message.current = null
    onReject({ ...chosen, ...(words && { message: words }) })
  }
  return (
    <Dialog
      open={name !== null}
      onClose={() => {
        message.current = null
        onClose()
      }}
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
          const text = reason.current?.value ?? ''
          // The box says what is wrong with it.
          if (text.length > MOST_CHARACTERS) return reason.current?.focus()
          reject({ reason: text })
        }}
      >
        <Field label={t('reason')} optional>
          <TextArea ref={reason} limit={MOST_CHARACTERS} countNear rows={3} />
        </Field>
        <Choices
          jobId={jobId}
          name={name ?? ''}
          example={example}
          onReason={reject}
          onMessage={(words) => (message.current = words)}
        />
      </form>
    </Dialog>
  )
}
