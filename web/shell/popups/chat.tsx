import { useLocation } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { signInAgain } from '../../lib/sign-in-again.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { CommandId } from '../../offline/index.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Answer } from '../../routes/admin.support/route.ts'
import type { ShellData } from '../shell-data.ts'
import { namespace } from '../../i18n/namespace.ts'
import { nameFor } from '../../i18n/product-name.ts'

const useText = namespace('shell')
const useCommonText = namespace('common')

const FORM = 'ask-support'
const MOST = 4000

/** Null without a session, and the browser is on its way to where that is done. */
async function ask(form: FormData): Promise<Answer | null> {
  const response = await fetch('/admin/support', {
    method: 'POST',
    body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
  })
  if (!response.redirected) return (await response.json()) as Answer
  signInAgain()
  return null
}

/** The messenger: a question to the people who run the installation, answered by email. */
export function ChatPopup({ shell, onClose }: { shell: ShellData; onClose: () => void }) {
  const t = useText()
  const common = useCommonText()
  const { pathname } = useLocation()
  const { email } = shell.user
  const [answer, setAnswer] = useState<Answer | 'missed' | null>(null)
  const [busy, setBusy] = useState(false)
  const missed = answer === 'missed'
  const sentTo = answer && !missed && 'sentTo' in answer ? answer.sentTo : null
  const refused = answer && !missed && 'refused' in answer ? answer.refused : null
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const answered = await ask(new FormData(event.currentTarget)).catch(() => 'missed' as const)
    setBusy(false)
    if (answered) setAnswer(answered)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('popupChatTitle')}
      footer={
        sentTo ? (
          <Button key="sent" variant="primary" onClick={onClose} autoFocus>
            {t('popupClose')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('popupCancel')}</Button>
            <Button type="submit" form={FORM} variant="primary" busy={busy}>
              {t('popupSend')}
            </Button>
          </>
        )
      }
    >
      {sentTo ? (
        <Callout tone="success" announce title={t('popupSent', { to: sentTo, email })} />
      ) : (
        <form
          id={FORM}
          method="post"
          action="/admin/support"
          onSubmit={(event) => void send(event)}
          className="flex flex-col gap-3 pb-2"
        >
          <p>{t('popupChatIntro', { email })}</p>
          {missed && <Callout tone="danger" announce title={common('notReached', { name: nameFor(null) })} />}
          {refused && !refused.fields.text && <Callout tone="danger" announce title={refused.message} />}
          <CommandId />
          <input type="hidden" name="page" value={pathname} />
          <Field label={t('popupQuestion')} required error={refused?.fields.text}>
            <TextArea name="text" rows={5} maxLength={MOST} required />
          </Field>
        </form>
      )}
    </Dialog>
  )
}
