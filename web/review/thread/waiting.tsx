import { namespace } from '../../i18n/namespace.ts'
import { clock } from '../../lib/clock.ts'
import { SettleMessage, useSecondsLeft } from '../message/settle.tsx'
import type { Thread } from './thread.server.ts'

const useText = namespace('cockpit')

/** Until when a message can be cancelled, and the two ways to end that. */
export function Waiting({ entry }: { entry: Thread['entries'][number] }) {
  const t = useText()
  const left = useSecondsLeft(entry.sendsAt, true)
  if (left === 0) return <p className="text-sm text-muted">{t('messageLeaving')}</p>
  return (
    <div className="text-sm">
      <p>{t('messageHeld', { time: clock(left) })}</p>
      <SettleMessage messageId={entry.id} />
    </div>
  )
}
