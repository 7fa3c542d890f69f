import type { inboxRoutes } from '#contracts/http/api/inbox.ts'
import { noticePath } from '#contracts/inbox/paths.ts'
import { channelsOf, type NoticeChannels, type NoticeType, noticeTypeNames, rowOf } from '#contracts/inbox/types.ts'
import type { Handlers } from '../call.ts'

const preferenceOf = (notifType: NoticeType, { notifications, email, push }: NoticeChannels) => {
  const { group, perspective, fixed } = rowOf(notifType)
  return {
    notifType,
    email: email !== 'off',
    notifications,
    emailWay: email,
    push,
    group,
    perspective,
    disabled: [...fixed],
  }
}

/** Switched on without a word of how, mail goes the way that holds for the type until a person chooses. */
function emailWayOf(type: NoticeType, email: boolean | NoticeChannels['email'] | undefined) {
  if (typeof email !== 'boolean') return email
  const { standard } = rowOf(type)
  return email ? (standard.email === 'off' ? 'at-once' : standard.email) : 'off'
}

export const inboxHandlers: Handlers<typeof inboxRoutes> = {
  async getNotifications({ readers }, { asker }) {
    const [{ notices, unread }, { preferences, emailBounced }] = await Promise.all([
      readers.noticesOf(asker, 100),
      readers.noticeSettingsOf(asker),
    ])
    return {
      body: {
        notifications: notices.map(({ noticeId, type, at, read, jobId, candidateId, commentId }) => ({
          id: noticeId,
          notifType: type,
          createdAt: at,
          read,
          job_id: jobId,
          video_id: candidateId,
          comment_id: commentId,
          path: noticePath({ type, jobId, candidateId, commentId }),
        })),
        unread,
        preferences: noticeTypeNames.map((type) => preferenceOf(type, channelsOf(type, preferences))),
        emailBounced,
      },
    }
  },

  async updateNotificationsPref({ useCases }, { asker, body: { type, email, ...rest }, commandId }) {
    const change = { type, email: emailWayOf(type, email), ...rest, commandId }
    const { token } = await useCases.inbox.changePreference(asker, change)
    return { body: preferenceOf(type, await useCases.inbox.preferenceOf(asker, type)), token }
  },

  async concealRejection({ useCases }, { asker, body, commandId }) {
    const { token, conceal } = await useCases.accounts.concealRejection(asker, {
      conceal: body.concealRejection,
      commandId,
    })
    return { body: { concealRejection: conceal }, token }
  },
}
