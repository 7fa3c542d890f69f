import { Form } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('journey')

/** Whether a model reads the answers of who looks, who can take that back at any time. */
export function OwnConsent({ agreed, commandId }: { agreed: boolean; commandId: string }) {
  const t = useText()
  return (
    <Form method="post" className="flex flex-wrap items-center justify-center gap-x-2 px-4 pb-3 text-sm text-muted">
      <input type="hidden" name="commandId" value={commandId} />
      <span>{t(agreed ? 'aiAgreed' : 'aiNotRead')}</span>
      {agreed && (
        <button type="submit" name="intent" value="withdraw-evaluation" className="link">
          {t('aiTakeBack')}
        </button>
      )}
    </Form>
  )
}
