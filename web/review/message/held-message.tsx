import type { HeldMessage as Message } from '#contracts/views/candidate.ts'
import { namespace } from '../../i18n/namespace.ts'
import { clock } from '../../lib/clock.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { SettleMessage, useSecondsLeft } from './settle.tsx'

const useText = namespace('cockpit')
const stateText = {
  released: 'messageLeaving',
  cancelled: 'messageCancelled',
  sent: 'messageSent',
  failed: 'messageFailed',
} as const

type HeldMessageProps = {
  message: Message
  mayEdit: boolean
  /** They are rejected no more: what has left is to be put right. */
  isOutdated: boolean
  mayInvite: boolean
  onCorrect: () => void
}

/** How long a message to a rejected candidate is held, and the two ways to end that. */
export default function HeldMessage({ message, mayEdit, isOutdated, mayInvite, onCorrect }: HeldMessageProps) {
  const t = useText()
  const isHeld = message.state === 'held'
  const left = useSecondsLeft(message.sendsAt, isHeld)
  const isOpen = isHeld && left > 0
  const title = isOutdated
    ? t('messageOutdated')
    : message.state !== 'held'
      ? t(stateText[message.state])
      : isOpen
        ? t('messageHeld', { time: clock(left) })
        : t('messageLeaving')
  return (
    <Callout tone={message.state === 'failed' || isOutdated ? 'warning' : 'info'} title={title}>
      <details>
        <summary className="link">{t('showMessage')}</summary>
        <p className="mt-1 font-semibold" dir="auto">
          {message.subject}
        </p>
        <p className="whitespace-pre-wrap" dir="auto">
          {message.text}
        </p>
      </details>
      {isOutdated && mayInvite && (
        <Button size="sm" className="mt-2" onClick={onCorrect}>
          {t('writeCorrection')}
        </Button>
      )}
      {isOpen && mayEdit && <SettleMessage messageId={message.messageId} />}
    </Callout>
  )
}
