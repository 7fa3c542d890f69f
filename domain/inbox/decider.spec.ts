import { describe, expect, it } from 'vitest'
import type { InboxCommand } from '#contracts/inbox/commands.ts'
import type { InboxEvent } from '#contracts/inbox/events.ts'
import { MOST_DEVICES, MOST_NOTICES, type NoticeType } from '#contracts/inbox/types.ts'
import { nextHourIn } from '#contracts/kernel/time.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { inboxDecider } from './decider.ts'

const context = { ...contextOf(editor), now: '2026-03-02T12:00:00.000Z' }
const given = specify(inboxDecider, context)
const noticeId = 'eeeeeeee-eeee-4eee-8eee-eeeeeeeeee01'
const idOf = (n: number) => `eeeeeeee-eeee-4eee-8eee-${String(n).padStart(12, '0')}`
const notice = (type: NoticeType = 'mention', id = noticeId) => ({
  userId: rita,
  noticeId: id,
  type,
  jobId: backendJob,
  candidateId: null,
  commentId: null,
  byId: null,
  cause: { stream: 'c1.candidate-1', revision: 4 },
  facts: {},
})
const receive = (type?: NoticeType, id?: string): InboxCommand => ({ type: 'ReceiveNotice', data: notice(type, id) })
const received = (type?: NoticeType, more = {}, id?: string): InboxEvent => ({
  type: 'NoticeReceived',
  data: {
    ...notice(type, id),
    channels: { notifications: true, email: 'at-once', push: false },
    digestAt: null,
    ...more,
  },
})
const daily = (id?: string) =>
  received(
    'applicationCompleted',
    { channels: { notifications: true, email: 'daily', push: false }, digestAt: '2026-03-03T08:00:00.000Z' },
    id,
  )
const prefer = (type: NoticeType, more = {}): InboxCommand => ({
  type: 'ChangeNoticePreference',
  data: { type, ...more },
})
const at = (n: number) => ({
  deviceId: idOf(n),
  endpoint: `https://push.test/${n}`,
  p256dh: 'key',
  auth: 'secret',
  device: 'Firefox',
})
const device = (n = 1): InboxCommand => ({ type: 'AddPushDevice', data: at(n) })
const deviceAdded = (n = 1): InboxEvent => ({ type: 'PushDeviceAdded', data: at(n) })

describe('a notice', () => {
  it('is received once, over the channels that hold then', () => {
    given().when(receive()).then(received())
    given(received()).when(receive()).thenNothing()
    given().when(receive('applicationCompleted')).then(daily())
    given(deviceAdded())
      .when(receive())
      .then(received('mention', { channels: { notifications: true, email: 'at-once', push: true } }))
  })

  it('that nothing would carry is not kept', () => {
    const off: InboxEvent = {
      type: 'NoticePreferenceChanged',
      data: { type: 'scoreDue', notifications: false, email: 'off', push: true },
    }
    given(off).when(receive('scoreDue')).thenNothing()
    given(off, deviceAdded())
      .when(receive('scoreDue'))
      .then(received('scoreDue', { channels: { notifications: false, email: 'off', push: true } }))
  })

  it('is marked as read alone or with all others, once', () => {
    const other = idOf(2)
    const read = (...noticeIds: string[]): InboxEvent => ({ type: 'NoticesRead', data: { noticeIds } })
    const mark = (noticeIds: string[] | null): InboxCommand => ({ type: 'ReadNotices', data: { noticeIds } })
    const both = [received(), received('scoreDue', {}, other)]
    given(...both)
      .when(mark([other, idOf(9)]))
      .then(read(other))
    given(...both)
      .when(mark(null))
      .then(read(noticeId, other))
    given(...both, read(noticeId, other))
      .when(mark(null))
      .thenNothing()
  })

  it('older than the list holds is forgotten', () => {
    const many = Array.from({ length: MOST_NOTICES + 1 }, (_, n) => received('mention', {}, idOf(n)))
    const state = many.reduce(inboxDecider.evolve, inboxDecider.initialState())
    expect([state.notices.size, state.notices.has(idOf(0)), state.notices.has(idOf(1))]).toEqual([
      MOST_NOTICES,
      false,
      true,
    ])
  })
})

describe('preferences', () => {
  it('change one channel and keep the others', () => {
    given()
      .when(prefer('applicationCompleted', { email: 'off' }))
      .then({
        type: 'NoticePreferenceChanged',
        data: { type: 'applicationCompleted', notifications: true, email: 'off', push: true },
      })
    given()
      .when(prefer('applicationCompleted', { email: 'daily' }))
      .thenNothing()
  })

  it.each([
    ['mention', { notifications: false }],
    ['emailBounced', { email: 'at-once' }],
    ['interviewCancelledHost', { email: 'off' }],
  ] as const)('of %s are disabled where a person cannot change them (NOTIF-002)', (type, change) => {
    given().when(prefer(type, change)).thenRejects('inbox/preference-disabled', 'This notification cannot be changed')
  })
})

describe('the daily summary', () => {
  it('holds what is unread and was not in one before', () => {
    const send: InboxCommand = { type: 'SendDigest', data: {} }
    const digested: InboxEvent = { type: 'NoticesDigested', data: { noticeIds: [noticeId] } }
    given(daily(), received('mention', {}, idOf(2)))
      .when(send)
      .then(digested)
    given(daily(), digested).when(send).thenNothing()
    given(daily(), { type: 'NoticesRead', data: { noticeIds: [noticeId] } })
      .when(send)
      .thenNothing()
    given(daily(), { type: 'NoticeMailBounced', data: {} }).when(send).thenNothing()
  })

  it('leaves at the hour of the reader, in the reader’s zone', () => {
    const next = (now: string, hour = 8) => nextHourIn(now, hour, 'Europe/Berlin')
    expect(next('2026-03-02T06:59:00.000Z')).toBe('2026-03-02T07:00:00.000Z')
    expect(next('2026-03-02T07:00:00.000Z')).toBe('2026-03-03T07:00:00.000Z')
    // Summer time begins in the night to the 29th.
    expect(next('2026-03-28T12:00:00.000Z')).toBe('2026-03-29T06:00:00.000Z')
    expect(next('2026-03-28T12:00:00.000Z', 2)).toBe('2026-03-29T01:00:00.000Z')
  })

  it('has an hour and a zone that there are', () => {
    const at = (timezone: string, hour: number): InboxCommand => ({
      type: 'ChangeDigestTime',
      data: { timezone, hour },
    })
    given()
      .when(at('Asia/Jerusalem', 7))
      .then({ type: 'DigestTimeChanged', data: { timezone: 'Asia/Jerusalem', hour: 7 } })
    given({ type: 'DigestTimeChanged', data: { timezone: 'UTC', hour: 8 } })
      .when(at('UTC', 8))
      .thenNothing()
    given().when(at('Europe/Atlantis', 7)).thenRejects('inbox/digest-invalid', 'Choose one of the time zones')
    given().when(at('UTC', 24)).thenRejects('inbox/digest-invalid', 'Choose one of the hours')
  })
})

describe('an address that takes no mail', () => {
  it('switches mail off, tells its owner in the product, and is used again when they say so', () => {
    const { cause } = notice()
    const record: InboxCommand = { type: 'RecordNoticeMailBounced', data: { userId: rita, noticeId: idOf(7), cause } }
    const bounced: InboxEvent = { type: 'NoticeMailBounced', data: {} }
    const told: InboxEvent = received(
      'emailBounced',
      { jobId: null, channels: { notifications: true, email: 'off', push: false } },
      idOf(7),
    )
    given().when(record).then(bounced, told)
    given(bounced, told).when(record).thenNothing()
    given(bounced)
      .when(receive())
      .then(received('mention', { channels: { notifications: true, email: 'off', push: false } }))
    given(bounced).when({ type: 'ResumeNoticeMail', data: {} }).then({ type: 'NoticeMailResumed', data: {} })
    given().when({ type: 'ResumeNoticeMail', data: {} }).thenNothing()
  })
})

describe('a browser that shows notifications', () => {
  it('has one place by its address, and the oldest makes room', () => {
    given().when(device()).then(deviceAdded())
    given(deviceAdded()).when(device()).thenNothing()
    const many = Array.from({ length: MOST_DEVICES }, (_, n) => deviceAdded(n))
    given(...many)
      .when(device(50))
      .then({ type: 'PushDeviceRemoved', data: { deviceId: idOf(0), reason: 'replaced' } }, deviceAdded(50))
  })

  it('is reached over TLS, and can be removed', () => {
    const data = at(1)
    for (const endpoint of ['http://push.test/1', 'nonsense', ''])
      given()
        .when({ type: 'AddPushDevice', data: { ...data, endpoint } })
        .thenRejects('inbox/device-invalid')
    const gone = { deviceId: idOf(1), reason: 'gone' } as const
    given(deviceAdded()).when({ type: 'RemovePushDevice', data: gone }).then({ type: 'PushDeviceRemoved', data: gone })
    given().when({ type: 'RemovePushDevice', data: gone }).thenNothing()
  })
})
