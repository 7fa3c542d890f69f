import type { NoticeView } from '#contracts/views/inbox.ts'

/** `path`: where it is opened; `why`: the event that caused it. */
export type ListedNotice = Omit<NoticeView, 'cause' | 'commentId'> & { path: string; why: string }
/** `zone`: null until the platform knows in which zone its reader's daily summary leaves. */
export type NoticesAnswer = { now: string; unread: number; zone: string | null; notices: ListedNotice[] }
export const NOTICES = '/admin/notices'
