import type { InboxEvent } from '#contracts/inbox/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { inboxDecider } from '#domain/inbox/decider.ts'
import type { ProcessManager } from '../process-manager.ts'
import { isNews } from './notice.ts'
import { type Words, wordsOf } from './sending.ts'

type Device = { deviceId: string; endpoint: string; p256dh: string; auth: string }
type Facts = { values: NonNullable<Words>['values']; devices: Device[] } | null

/** Every browser that shows notifications gets it; one that its push service does not know any more is forgotten. */
export const noticeIsPushed: ProcessManager<InboxEvent, Facts> = {
  name: 'notice-is-pushed',
  category: 'inbox',
  on: ['NoticeReceived'],
  look: async (core, recorded) => {
    const { event, tenant: companyId } = recorded
    if (event.type !== 'NoticeReceived' || !event.data.channels.push || !isNews(recorded)) return null
    const words = await wordsOf(core, recorded, event.data)
    if (!words) return null
    const { state } = await core.commands.stateOf(inboxDecider, { companyId }, event.data.userId)
    const devices = [...state.devices].map(([deviceId, { endpoint, p256dh, auth }]) => ({
      deviceId,
      endpoint,
      p256dh,
      auth,
    }))
    return { values: words.values, devices }
  },
  react: ({ event }, facts) => {
    if (!facts || event.type !== 'NoticeReceived') return []
    const { noticeId: tag, type } = event.data
    return facts.devices.map(({ deviceId, ...to }) => ({
      kind: 'call',
      port: 'push',
      operation: 'send',
      payload: { ...to, tag, template: `notice-${type}`, values: { ...facts.values, deviceId } },
    }))
  },
  onOutcome: ({ stream }, { call, outcome }) => {
    if (outcome.ended !== 'failed' || outcome.code !== 'push/gone') return []
    const { id } = parseStream(stream)
    const { deviceId } = (call.payload as { values: { deviceId: string } }).values
    const data = { deviceId, reason: 'gone' }
    return [{ kind: 'command', aggregate: 'inbox', id, command: { type: 'RemovePushDevice', data } }]
  },
}
