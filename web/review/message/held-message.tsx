import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { HeldMessage as Message } from '#contracts/views/candidate.ts'
import { namespace } from '../../i18n/namespace.ts'
import { clock } from '../../lib/clock.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'

const useText = namespace('cockpit')
const stateText = {
  released: 'messageLeaving',
  cancelled: 'messageCancelled',
  sent: 'messageSent',
  failed: 'messageFailed',
} as const

/** How long a message to a rejected candidate is held, and the two ways to end that. */
export default function HeldMessage({ message, mayEdit }: { message: Message; mayEdit: boolean }) {
  const fetcher = useFetcher<{ refused?: { message: string } }>()
  const [now, setNow] = useState(() => Date.now())
  const t = useText()
  const left = Math.max(0, Math.ceil((Date.parse(message.sendsAt) - now) / 1000))
  const isHeld = message.state === 'held'
  useEffect(() => {
    if (!isHeld) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isHeld])
  const isOpen = isHeld && left > 0
  const title =
    message.state !== 'held'
      ? t(stateText[message.state])
      : isOpen
        ? t('messageHeld', { time: clock(left) })
        : t('messageLeaving')
  return (
    <Callout tone={message.state === 'failed' ? 'warning' : 'info'} title={title}>
      <details>
        <summary className="link">{t('showMessage')}</summary>
        <p className="mt-1 font-semibold" dir="auto">
          {message.subject}
        </p>
        <p className="whitespace-pre-wrap" dir="auto">
          {message.text}
        </p>
      </details>
      {isOpen && mayEdit && (
        <fetcher.Form method="post" className="mt-2 flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="settle-message" />
          <input type="hidden" name="messageId" value={message.messageId} />
          <Button type="submit" size="sm" name="how" value="send" busy={fetcher.state !== 'idle'}>
            {t('sendNow')}
          </Button>
          <Button type="submit" size="sm" name="how" value="cancel" busy={fetcher.state !== 'idle'}>
            {t('cancelMessage')}
          </Button>
        </fetcher.Form>
      )}
      {fetcher.state === 'idle' && fetcher.data?.refused && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {fetcher.data.refused.message}
        </p>
      )}
    </Callout>
  )
}
