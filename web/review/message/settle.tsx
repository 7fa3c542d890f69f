import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'

const useText = namespace('cockpit')

/** Whole seconds until then, counted down while `isHeld`; 0 once it is past. */
export function useSecondsLeft(sendsAt: string | null, isHeld: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isHeld) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isHeld])
  return isHeld && sendsAt ? Math.max(0, Math.ceil((Date.parse(sendsAt) - now) / 1000)) : 0
}

/** The two ways to end the time that a message waits; without an id, the invitation or reminder that waits. */
export function SettleMessage({ messageId }: { messageId: string | null }) {
  const fetcher = useFetcher<{ refused?: { message: string } }>()
  const { pathname } = useLocation()
  const t = useText()
  const busy = fetcher.state !== 'idle'
  return (
    <>
      <fetcher.Form method="post" action={pathname} className="mt-2 flex flex-wrap gap-2">
        <input type="hidden" name="intent" value={messageId ? 'settle-message' : 'settle-reach'} />
        {messageId && <input type="hidden" name="messageId" value={messageId} />}
        <Button type="submit" size="sm" name="how" value="send" busy={busy}>
          {t('sendNow')}
        </Button>
        <Button type="submit" size="sm" name="how" value="cancel" busy={busy}>
          {t('cancelMessage')}
        </Button>
      </fetcher.Form>
      {!busy && fetcher.data?.refused && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {fetcher.data.refused.message}
        </p>
      )}
    </>
  )
}
