import { type ReactNode, useId, useRef } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'

const useText = namespace('common')
const MOST_CHARACTERS = 2000
/** One press rejects with it. */
const reasons = ['whyExperience', 'whySkills', 'whyLocation', 'whySalary', 'whyFilled', 'whyWithdrew'] as const

type RejectDialogProps = {
  name: string | null
  onClose: () => void
  onReject: (reason: string) => void
  /** More that goes with it, below the reason. */
  children?: ReactNode
}

/** Asks why before somebody is rejected; the reason is kept with the decision and is not sent to the candidate. */
export function RejectDialog({ name, onClose, onReject, children }: RejectDialogProps) {
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
          const text = reason.current?.value ?? ''
          // The box says what is wrong with it.
          if (text.length > MOST_CHARACTERS) return reason.current?.focus()
          onReject(text)
        }}
      >
        <div role="group" aria-label={t('commonReasons')} className="mb-3 flex flex-wrap gap-1.5">
          {reasons.map((key) => (
            <Button key={key} size="sm" className="rounded-full" onClick={() => onReject(t(key))}>
              {t(key)}
            </Button>
          ))}
        </div>
        <Field label={t('reason')} optional>
          <TextArea ref={reason} limit={MOST_CHARACTERS} countNear rows={3} />
        </Field>
        {children}
      </form>
    </Dialog>
  )
}
