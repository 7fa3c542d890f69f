import * as z from 'zod'
import { type InboxEvent, notice } from '#contracts/inbox/events.ts'
import { emailWays, MOST_NOTICES, type NoticePreferences } from '#contracts/inbox/types.ts'
import { Instant, Uuid } from '#contracts/kernel/ids.ts'
import type { Projection } from '../runtime/projection.ts'

const Channels = z.object({ notifications: z.boolean(), email: z.enum(emailWays), push: z.boolean() })
const Kept = z.object({
  ...notice,
  at: Instant.describe('When they heard of it'),
  read: z.boolean().describe('Whether they have read it'),
  listed: z.boolean().describe('Whether it is in their list, or went by e-mail or push alone'),
})
export const InboxView = z.object({
  notices: z.array(Kept).describe('The newest notices of the person, the newest first'),
  preferences: z.record(z.string(), Channels).describe('What they chose by type of notice'),
  digest: z
    .object({ timezone: z.string(), hour: z.number().int() })
    .nullable()
    .describe('When the daily summary leaves, on their clock; null until they choose'),
  bounced: z.boolean().describe('Whether their address takes no mail'),
  devices: z
    .array(z.object({ deviceId: Uuid, device: z.string(), addedAt: Instant }))
    .describe('Browsers that show them notifications'),
})
export type InboxView = Omit<z.infer<typeof InboxView>, 'preferences'> & { preferences: NoticePreferences }
export type KeptNotice = z.infer<typeof Kept>

export const emptyInbox: InboxView = {
  notices: [],
  preferences: {},
  digest: null,
  bounced: false,
  devices: [],
}

export const inboxes: Projection<InboxView, InboxEvent> = {
  name: 'inboxes',
  version: 2,
  category: 'inbox',
  description: 'One document per person: what they hear of, and over which channels',
  schema: InboxView as unknown as z.ZodType<InboxView, unknown>,
  indexes: [],
  counters: [],
  evolve: (before, { event: { type, data }, occurredAt: at }) => {
    const view = before ?? emptyInbox
    switch (type) {
      case 'NoticeReceived': {
        const { userId: _user, channels, digestAt: _digest, ...given } = data
        const kept = { ...given, at, read: false, listed: channels.notifications }
        return { ...view, notices: [kept, ...view.notices].slice(0, MOST_NOTICES) }
      }
      case 'NoticesRead': {
        const ids = new Set(data.noticeIds)
        return { ...view, notices: view.notices.map((one) => (ids.has(one.noticeId) ? { ...one, read: true } : one)) }
      }
      case 'NoticePreferenceChanged': {
        const { type: of, ...channels } = data
        return { ...view, preferences: { ...view.preferences, [of]: channels } }
      }
      case 'DigestTimeChanged':
        return { ...view, digest: data }
      case 'NoticeMailBounced':
        return { ...view, bounced: true }
      case 'NoticeMailResumed':
        return { ...view, bounced: false }
      case 'PushDeviceAdded': {
        const { deviceId, device } = data
        return { ...view, devices: [...view.devices, { deviceId, device, addedAt: at }] }
      }
      case 'PushDeviceRemoved':
        return { ...view, devices: view.devices.filter(({ deviceId }) => deviceId !== data.deviceId) }
      case 'NoticesDigested':
        return view
      default:
        return type satisfies never
    }
  },
}
