import type { InboxCommand, InboxCommandData } from '#contracts/inbox/commands.ts'
import type { InboxEvent } from '#contracts/inbox/events.ts'
import {
  channelsOf,
  DIGEST_HOUR,
  isFixed,
  MOST_DEVICES,
  type NoticeChannels,
  noticeChannels,
} from '#contracts/inbox/types.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import { nextHourIn } from '#contracts/kernel/time.ts'
import { isZone } from '#contracts/kernel/zone.ts'
import type { Decider } from '../decider.ts'
import { evolve, type Inbox, initialState } from './inbox.ts'

/** The notices of one person, and over which channels they hear (NOTIF-001 to 003). */
export const inboxDecider: Decider<Inbox, InboxCommand, InboxEvent> = {
  category: 'inbox',
  initialState,
  evolve,
  decide: ({ type, data }, state, { now }) => {
    switch (type) {
      case 'ReceiveNotice':
        return receive(data, state, now)
      case 'ReadNotices': {
        const unread = [...state.notices].flatMap(([id, { read }]) => (read ? [] : [id]))
        const wanted = data.noticeIds && new Set(data.noticeIds)
        const noticeIds = unread.filter((id) => wanted?.has(id) ?? true)
        return noticeIds.length > 0 ? [{ type: 'NoticesRead', data: { noticeIds } }] : []
      }
      case 'ChangeNoticePreference':
        return changePreference(data, state)
      case 'ChangeDigestTime':
        return changeDigestTime(data, state)
      case 'SendDigest': {
        const noticeIds = [...state.notices].flatMap(([id, { email, read, digested }]) =>
          email === 'daily' && !read && !digested ? [id] : [],
        )
        return noticeIds.length > 0 && !state.bounced ? [{ type: 'NoticesDigested', data: { noticeIds } }] : []
      }
      case 'RecordNoticeMailBounced': {
        if (state.bounced) return []
        const { userId, noticeId, cause } = data
        const told = { userId, noticeId, type: 'emailBounced', cause, ...ofNothing } as const
        return [{ type: 'NoticeMailBounced', data: {} }, ...receive(told, { ...state, bounced: true }, now)]
      }
      case 'ResumeNoticeMail':
        return state.bounced ? [{ type: 'NoticeMailResumed', data: {} }] : []
      case 'AddPushDevice':
        return addDevice(data, state)
      case 'RemovePushDevice':
        return state.devices.has(data.deviceId) ? [{ type: 'PushDeviceRemoved', data }] : []
      default:
        return type satisfies never
    }
  },
}

const ofNothing = { jobId: null, candidateId: null, commentId: null, byId: null, facts: {} }

/** Once for each id, over the channels that hold now; over none, there is nothing to keep. */
function receive(notice: InboxCommandData<'ReceiveNotice'>, state: Inbox, now: string): InboxEvent[] {
  if (state.notices.has(notice.noticeId)) return []
  const chosen = channelsOf(notice.type, state.preferences)
  const channels: NoticeChannels = {
    notifications: chosen.notifications,
    email: state.bounced ? 'off' : chosen.email,
    push: chosen.push && state.devices.size > 0,
  }
  if (!channels.notifications && channels.email === 'off' && !channels.push) return []
  const digestAt =
    channels.email === 'daily'
      ? nextHourIn(now, state.digest?.hour ?? DIGEST_HOUR, state.digest?.timezone ?? 'UTC')
      : null
  return [{ type: 'NoticeReceived', data: { ...notice, channels, digestAt } }]
}

function changePreference({ type, ...given }: InboxCommandData<'ChangeNoticePreference'>, state: Inbox): InboxEvent[] {
  const before = channelsOf(type, state.preferences)
  const after = {
    notifications: given.notifications ?? before.notifications,
    email: given.email ?? before.email,
    push: given.push ?? before.push,
  }
  if (noticeChannels.some((channel) => isFixed(type, channel) && after[channel] !== before[channel]))
    throw new Rejected('inbox/preference-disabled', 'This notification cannot be changed')
  return same(before, after) ? [] : [{ type: 'NoticePreferenceChanged', data: { type, ...after } }]
}

function changeDigestTime(digest: InboxCommandData<'ChangeDigestTime'>, state: Inbox): InboxEvent[] {
  if (!isZone(digest.timezone))
    throw new Rejected('inbox/digest-invalid', 'Choose one of the time zones', {
      timezone: 'Choose one of the time zones',
    })
  if (!Number.isInteger(digest.hour) || digest.hour < 0 || digest.hour > 23)
    throw new Rejected('inbox/digest-invalid', 'Choose one of the hours', { hour: 'Choose one of the hours' })
  return same(state.digest, digest) ? [] : [{ type: 'DigestTimeChanged', data: digest }]
}

/** A browser has one place, by where it is reached; the oldest makes room. */
function addDevice(data: InboxCommandData<'AddPushDevice'>, state: Inbox): InboxEvent[] {
  if (!URL.canParse(data.endpoint) || new URL(data.endpoint).protocol !== 'https:' || !data.p256dh || !data.auth)
    throw new Rejected('inbox/device-invalid', 'This browser did not say how it is reached')
  const before = [...state.devices].find(([, { endpoint }]) => endpoint === data.endpoint)
  const { deviceId: _id, ...device } = data
  if (before && same(before[1], device)) return []
  const [oldest] = state.devices.keys()
  const given = before?.[0] ?? (state.devices.size >= MOST_DEVICES ? oldest : undefined)
  return [
    ...(given === undefined
      ? []
      : [{ type: 'PushDeviceRemoved', data: { deviceId: given, reason: 'replaced' } } as const]),
    { type: 'PushDeviceAdded', data },
  ]
}
