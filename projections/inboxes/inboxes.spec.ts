import { it } from 'vitest'
import type { InboxEvent } from '#contracts/inbox/events.ts'
import { MOST_NOTICES } from '#contracts/inbox/types.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { acme, rita } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { inboxes } from './inboxes.ts'

const idOf = (n: number) => `eeeeeeee-eeee-4eee-8eee-${String(n).padStart(12, '0')}`
const notice = (n: number) => ({
  noticeId: idOf(n),
  type: 'mention' as const,
  jobId: backendJob,
  candidateId: null,
  commentId: null,
  byId: rita,
  cause: { stream: 'c1.candidate-1', revision: 4 },
  facts: {},
})
const received = (n: number, notifications = true): InboxEvent => ({
  type: 'NoticeReceived',
  data: {
    userId: rita,
    ...notice(n),
    channels: { notifications, email: 'at-once', push: false },
    digestAt: null,
  },
})
const given = (...events: InboxEvent[]) =>
  specifyProjection(inboxes)(...recorded(streamName(acme, 'inbox', rita), events))
const shown = (n: number, at: number, more = {}) => ({
  ...notice(n),
  at: minutesPastNoon(at),
  read: false,
  listed: true,
  ...more,
})

it('holds the newest notices first, and which of them are read and listed', () => {
  given(received(1), received(2, false), { type: 'NoticesRead', data: { noticeIds: [idOf(1)] } }).shows({
    notices: [shown(2, 1, { listed: false }), shown(1, 0, { read: true })],
  })
  const many = Array.from({ length: MOST_NOTICES + 1 }, (_, n) => received(n))
  given(...many).shows({
    notices: many
      .map((_, n) => shown(n, n))
      .reverse()
      .slice(0, MOST_NOTICES),
  })
})

it('says over which channels the person hears, and on which browsers', () => {
  const channels = { notifications: true, email: 'off' as const, push: false }
  const device = { deviceId: idOf(9), endpoint: 'https://push.test/1', p256dh: 'k', auth: 's', device: 'Firefox' }
  given(
    { type: 'NoticePreferenceChanged', data: { type: 'scoreDue', ...channels } },
    { type: 'DigestTimeChanged', data: { timezone: 'Europe/Berlin', hour: 7 } },
    { type: 'NoticeMailBounced', data: {} },
    { type: 'PushDeviceAdded', data: device },
  ).shows({
    preferences: { scoreDue: channels },
    digest: { timezone: 'Europe/Berlin', hour: 7 },
    bounced: true,
    devices: [{ deviceId: idOf(9), device: 'Firefox', addedAt: minutesPastNoon(3) }],
  })
  given(
    { type: 'PushDeviceAdded', data: device },
    { type: 'PushDeviceRemoved', data: { deviceId: idOf(9), reason: 'gone' } },
    { type: 'NoticeMailBounced', data: {} },
    { type: 'NoticeMailResumed', data: {} },
  ).shows({ devices: [], bounced: false })
})
