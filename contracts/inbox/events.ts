import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CandidateId, CommentId, Instant, JobId, UserId, Uuid } from '../kernel/ids.ts'
import { emailWays, noticeTypeNames } from './types.ts'

const NoticeType = z.enum(noticeTypeNames)
const channels = { notifications: z.boolean(), email: z.enum(emailWays), push: z.boolean() }
const digest = { timezone: z.string(), hour: z.number().int().min(0).max(23) }
export type Digest = { timezone: string; hour: number }

/** Ids alone, so that it says nothing of a candidate who was erased, nor to a reader who may not open them any more. */
export const notice = {
  noticeId: Uuid,
  type: NoticeType,
  jobId: JobId.nullable(),
  candidateId: CandidateId.nullable(),
  commentId: CommentId.nullable(),
  /** The colleague who caused it. */
  byId: UserId.nullable(),
  /** The event that caused it. */
  cause: z.object({ stream: z.string(), revision: z.number().int().min(0) }),
  /** Numbers and moments that its sentence names. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
}
/** A colleague hears of something. `channels` are those that held then; `digestAt` is when the summary with it leaves. */
export const NoticeReceived = defineEvent(
  'NoticeReceived',
  z.object({ userId: UserId, ...notice, channels: z.object(channels), digestAt: Instant.nullable() }),
)
export const NoticesRead = defineEvent('NoticesRead', z.object({ noticeIds: z.array(Uuid).min(1) }))
export const NoticePreferenceChanged = defineEvent(
  'NoticePreferenceChanged',
  z.object({ type: NoticeType, ...channels }),
)
/** When the daily summary leaves, on the reader's clock. */
export const DigestTimeChanged = defineEvent('DigestTimeChanged', z.object(digest))
/** The minute of the daily summary: these notices are in it. */
export const NoticesDigested = defineEvent('NoticesDigested', z.object({ noticeIds: z.array(Uuid).min(1) }))
/** The mail server will never take messages to the address of the account: no notice is mailed from now on (NOTIF-003). */
export const NoticeMailBounced = defineEvent('NoticeMailBounced', z.object({}))
/** The person wants mail at the address again. */
export const NoticeMailResumed = defineEvent('NoticeMailResumed', z.object({}))
/** A browser of theirs shows notifications; where it is reached and with which keys is personal. */
export const PushDeviceAdded = defineEvent(
  'PushDeviceAdded',
  z.object({ deviceId: Uuid, endpoint: z.string(), p256dh: z.string(), auth: z.string(), device: z.string() }),
  ['endpoint', 'p256dh', 'auth', 'device'],
)
/** `gone`: its push service does not know it any more. */
export const PushDeviceRemoved = defineEvent(
  'PushDeviceRemoved',
  z.object({ deviceId: Uuid, reason: z.enum(['person', 'gone', 'replaced']) }),
)

export const inboxEvents = [
  NoticeReceived,
  NoticesRead,
  NoticePreferenceChanged,
  DigestTimeChanged,
  NoticesDigested,
  NoticeMailBounced,
  NoticeMailResumed,
  PushDeviceAdded,
  PushDeviceRemoved,
] as const
export type InboxEvent = EventOf<(typeof inboxEvents)[number]>
