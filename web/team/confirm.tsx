import { Form, useNavigate, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { focusBack } from '../lib/focus-back.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

const useText = namespace('team')

type ConfirmProps = {
  question: string
  note: string
  intent: string
  fields: Record<string, string | readonly string[]>
  cancelTo: string
  children?: ReactNode
}

/**
 * A question in the page, which works without scripts: Yes does it, Cancel and Escape lead back. It has the focus while it is there,
 * and gives it back to what asked, or to the page when that is gone.
 */
export function Confirm({ question, note, intent, fields, cancelTo, children }: ConfirmProps) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const busy = useNavigation().formData?.get('intent') === intent
  useEffect(() => {
    const before = document.activeElement
    box.current?.focus()
    return () => focusBack(before)
  }, [question])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={question}
      onKeyDown={({ key }) => key === 'Escape' && navigate(cancelTo, { preventScrollReset: true })}
      className="rounded-lg border border-danger bg-raised p-4 shadow-card"
    >
      <p className="text-lg font-semibold">{question}</p>
      <p className="mt-1 text-muted">{note}</p>
      {children}
      <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-2">
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(fields).flatMap(([name, value]) =>
          [value].flat().map((each) => <input key={`${name} ${each}`} type="hidden" name={name} value={each} />),
        )}
        <Button type="submit" variant="danger" busy={busy}>
          {t('yes')}
        </Button>
        <ButtonLink to={cancelTo} preventScrollReset>
          {t('cancel')}
        </ButtonLink>
      </Form>
    </div>
  )
}
