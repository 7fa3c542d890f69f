import { namespace } from '../../i18n/namespace.ts'
import { clock } from '../../lib/clock.ts'
import { SettleMessage, useSecondsLeft } from '../message/settle.tsx'
import type { Thread } from './thread.server.ts'

const useText = namespace('cockpit')

/** Until when a message, an invitation or a reminder can be cancelled, and the two ways to end that. */
export function Waiting({ entry: { id, kind, sendsAt } }: { entry: Thread['entries'][number] }) {
  const t = useText()
  const left = useSecondsLeft(sendsAt, true)
  if (left === 0) return kind === 'message' ? <p className="text-sm text-muted">{t('messageLeaving')}</p> : null
  return (
    <div className="text-sm">
      <p suppressHydrationWarning>{t('messageHeld', { time: clock(left) })}</p>
      <SettleMessage messageId={kind === 'message' ? id : null} />
    </div>
  )
}
