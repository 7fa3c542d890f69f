import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { PUSH_WORKER } from '#contracts/inbox/push.ts'
import { NOTICES } from '../../notices/listed.ts'

export type PushState = 'off' | 'on' | 'denied' | 'unknown' | 'failed'

/** Null until the browser has said. */
export function usePush(publicKey: string) {
  const [state, setState] = useState<PushState | null>(null)
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    stateHere().then(setState, () => setState('unknown'))
  }, [])

  async function turnOn() {
    setBusy(true)
    try {
      setState(await subscribed(publicKey))
      revalidate()
    } catch {
      setState('failed')
    } finally {
      setBusy(false)
    }
  }
  return { state, busy, turnOn }
}

async function stateHere(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unknown'
  if (Notification.permission === 'denied') return 'denied'
  const worker = await navigator.serviceWorker.getRegistration(PUSH_WORKER)
  return (await worker?.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks the person, then their push service, and tells the platform where this browser is reached. */
async function subscribed(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  await navigator.serviceWorker.register(PUSH_WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const given = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = given.toJSON()
  const form = new URLSearchParams({
    intent: 'add-device',
    deviceId: crypto.randomUUID(),
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  })
  const answer = await fetch(NOTICES, { method: 'POST', body: form })
  if (answer.ok && !('refused' in ((await answer.json()) as object))) return 'on'
  await given.unsubscribe()
  return 'failed'
}
