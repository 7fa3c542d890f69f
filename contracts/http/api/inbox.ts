import * as z from 'zod'
import { emailWays, noticeChannels, noticeTypeNames } from '../../inbox/types.ts'
import { CandidateId, CommentId, Instant, JobId, Uuid } from '../../kernel/ids.ts'
import { defineRoutes } from './route.ts'

const notifType = z.enum(noticeTypeNames)
const email = z.boolean().describe('Whether they get it by e-mail')
const notifications = z.boolean().describe('Whether it is in their list in the product')
const Preference = z
  .object({
    notifType,
    email,
    notifications,
    emailWay: z.enum(emailWays).describe('at-once, or daily: in the summary of the day'),
    push: z.boolean().describe('Whether browsers that they let do so show it'),
    group: z.enum(['general', 'scheduling']),
    perspective: z
      .enum(['host', 'creator', 'both'])
      .nullable()
      .describe('Of scheduling: who hosts an interview, who created it, or one preference for both'),
    disabled: z.array(z.enum(noticeChannels)).describe('What cannot be changed'),
  })
  .meta({ id: 'NotificationPreference' })

/** Notices and preferences of the caller (NOTIF-001 to 004, C§3, C§7). */
export const inboxRoutes = defineRoutes({
  getNotifications: {
    at: [['legacy', 'GET', '/users/getNotifications']],
    summary: "The caller's own notifications, the newest first, and over what they hear of which",
    permission: 'signed-in',
    target: 'none',
    reply: z.object({
      notifications: z.array(
        z
          .object({
            id: Uuid,
            notifType,
            createdAt: Instant,
            read: z.boolean(),
            job_id: JobId.nullable(),
            video_id: CandidateId.nullable().describe('The candidate it is about'),
            comment_id: CommentId.nullable(),
            path: z.string().describe('Where it is opened in a browser'),
          })
          .meta({ id: 'Notification' }),
      ),
      unread: z.number().int(),
      preferences: z.array(Preference),
      emailBounced: z.boolean().describe('Their address takes no mail: none is sent until they say that it does'),
    }),
  },
  updateNotificationsPref: {
    at: [['legacy', 'PUT', '/settings/updateNotificationsPref']],
    summary: 'Changes over what the caller hears of one type; a change that fails gives no preference back',
    permission: 'signed-in',
    target: 'none',
    body: z.object({
      type: notifType,
      email: z.union([z.boolean(), z.enum(emailWays)]).optional(),
      notifications: notifications.optional(),
      push: z.boolean().optional(),
    }),
    reply: Preference,
  },
  concealRejection: {
    at: [['legacy', 'POST', '/settings/concealRejection']],
    summary:
      "Whether the caller's boards begin without the rejected candidates; without a word, the other of what holds",
    permission: 'signed-in',
    target: 'none',
    body: z.object({ concealRejection: z.boolean().optional() }),
    reply: z.object({ concealRejection: z.boolean() }),
  },
})
