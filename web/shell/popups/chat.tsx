import { useFetcher, useLocation } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { platformAnswers } from '../../lib/platform-answers.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { action } from '../../routes/admin.support/route.ts'
import type { ShellData } from '../shell-data.ts'
import { namespace } from '../../i18n/namespace.ts'

const useText = namespace('shell')
const useCommonText = namespace('common')

const FORM = 'ask-support'
const MOST = 4000

/** The messenger: a question to the people who run the installation, answered by e-mail. */
export function ChatPopup({ shell, onClose }: { shell: ShellData; onClose: () => void }) {
  const t = useText()
  const common = useCommonText()
  const { pathname } = useLocation()
  const ask = useFetcher<typeof action>()
  const { email } = shell.user
  const sentTo = ask.data && 'sentTo' in ask.data ? ask.data.sentTo : null
  const refused = ask.data && 'refused' in ask.data ? ask.data.refused : null
  const [knocking, setKnocking] = useState(false)
  const [missed, setMissed] = useState(false)
  const busy = knocking || ask.state !== 'idle'
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setKnocking(true)
    const answers = await platformAnswers()
    setKnocking(false)
    setMissed(!answers)
    if (answers) ask.submit(form)
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
        <ask.Form id={FORM} method="post" action="/admin/support" onSubmit={(event) => void send(event)} className="flex flex-col gap-3 pb-2">
          <p>{t('popupChatIntro', { email })}</p>
          {missed && <Callout tone="danger" announce title={common('notReached')} />}
          {refused && !missed && !refused.fields.text && <Callout tone="danger" announce title={refused.message} />}
          <input type="hidden" name="page" value={pathname} />
          <Field label={t('popupQuestion')} required error={refused?.fields.text}>
            <TextArea name="text" rows={5} maxLength={MOST} required />
          </Field>
        </ask.Form>
      )}
    </Dialog>
  )
}
