import * as z from 'zod'
import { UserId, Uuid } from '../kernel/ids.ts'
import { notice } from './events.ts'
import { emailWays, noticeTypeNames } from './types.ts'

/** Sent by the processes that say who hears of what. */
export const ReceiveNotice = z.object({
  type: z.literal('ReceiveNotice'),
  data: z.object({ userId: UserId, ...notice }),
})
/** Null marks all as read. */
export const ReadNotices = z.object({
  type: z.literal('ReadNotices'),
  data: z.object({ noticeIds: z.array(Uuid).max(500).nullable() }),
})
/** What is left out stays as it is. */
export const ChangeNoticePreference = z.object({
  type: z.literal('ChangeNoticePreference'),
  data: z.object({
    type: z.enum(noticeTypeNames),
    notifications: z.boolean().optional(),
    email: z.enum(emailWays).optional(),
    push: z.boolean().optional(),
  }),
})
export const ChangeDigestTime = z.object({
  type: z.literal('ChangeDigestTime'),
  data: z.object({ timezone: z.string().max(100), hour: z.number() }),
})
/** Sent by a timer; without anything to tell it does nothing. */
export const SendDigest = z.object({ type: z.literal('SendDigest'), data: z.object({}) })
/** Sent by the process that mails notices; `cause` is the event whose message came back. */
export const RecordNoticeMailBounced = z.object({
  type: z.literal('RecordNoticeMailBounced'),
  data: z.object({ userId: UserId, noticeId: Uuid, cause: notice.cause }),
})
export const ResumeNoticeMail = z.object({ type: z.literal('ResumeNoticeMail'), data: z.object({}) })
export const AddPushDevice = z.object({
  type: z.literal('AddPushDevice'),
  data: z.object({
    deviceId: Uuid,
    endpoint: z.string().max(2000),
    p256dh: z.string().max(200),
    auth: z.string().max(100),
    device: z.string().max(100),
  }),
})
export const RemovePushDevice = z.object({
  type: z.literal('RemovePushDevice'),
  data: z.object({ deviceId: Uuid, reason: z.enum(['person', 'gone']) }),
})

export const InboxCommand = z.discriminatedUnion('type', [
  ReceiveNotice,
  ReadNotices,
  ChangeNoticePreference,
  ChangeDigestTime,
  SendDigest,
  RecordNoticeMailBounced,
  ResumeNoticeMail,
  AddPushDevice,
  RemovePushDevice,
])
export type InboxCommand = z.infer<typeof InboxCommand>
export type InboxCommandData<Type extends InboxCommand['type']> = Extract<InboxCommand, { type: Type }>['data']
