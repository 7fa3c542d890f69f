import { Form, useNavigation } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'

const useText = namespace('settings')

/** How the boards of a person begin; on each board they can still ask for the other. */
export function BoardForm({ conceals }: { conceals: boolean }) {
  const t = useText()
  const busy = useNavigation().formData?.get('intent') === 'board'
  return (
    <Form method="post" preventScrollReset className="flex max-w-xl flex-col gap-4">
      <input type="hidden" name="intent" value="board" />
      <label className="flex items-center gap-2">
        <input type="checkbox" name="conceal" value="yes" defaultChecked={conceals} />
        {t('concealRejected')}
      </label>
      <p className="text-muted">{t('concealRejectedHint')}</p>
      <Button type="submit" busy={busy} className="self-start">
        {t('boardSave')}
      </Button>
    </Form>
  )
}
