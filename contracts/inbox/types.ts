/** Free of zod, for browsers. */
export const emailWays = ['off', 'at-once', 'daily'] as const
export type EmailWay = (typeof emailWays)[number]
/** Over what a person hears: the list in the product, e-mail, and the browsers that they let show notifications. */
export const noticeChannels = ['notifications', 'email', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]
export type NoticeChannels = { notifications: boolean; email: EmailWay; push: boolean }

/** `both`: one preference that is shown in, and holds for, both perspectives (dual-role, NOTIF-002). */
export type Perspective = 'host' | 'creator' | 'both'
type NoticeRow = {
  group: 'general' | 'scheduling'
  perspective: Perspective | null
  /** What holds until the person chooses. */
  standard: NoticeChannels
  /** Channels that a person cannot change: disabled (NOTIF-002). */
  fixed: readonly NoticeChannel[]
  /** Its mail is a message of its own, which every administrator gets. */
  isMailed?: true
}

const all = { notifications: true, email: 'at-once', push: true } as const
const collected = { notifications: true, email: 'daily', push: true } as const
const general = { group: 'general', perspective: null, fixed: [] } as const
const scheduling = { group: 'scheduling', standard: all, fixed: [] } as const
const onlyHere = { notifications: true, email: 'off', push: false } as const

/**
 * Every kind of notice and who can switch what (NOTIF-001, NOTIF-002; C§2, C§6). Scheduling has a perspective of who hosts an
 * interview and one of who created it; their notices come with live interviews.
 */
export const noticeTypes = {
  applicationCompleted: { ...general, standard: collected },
  mention: { ...general, standard: all, fixed: ['notifications'] },
  scoreDue: { ...general, standard: all },
  deadlineNear: { ...general, standard: collected },
  importFinished: { ...general, standard: { notifications: true, email: 'off', push: true } },
  limitNear: { ...general, standard: all },
  integrationStopped: { ...general, standard: onlyHere, fixed: ['email', 'push'], isMailed: true },
  emailBounced: { ...general, standard: onlyHere, fixed: ['notifications', 'email', 'push'] },
  interviewBookedHost: { ...scheduling, perspective: 'host' },
  interviewMovedHost: { ...scheduling, perspective: 'host' },
  interviewCancelledHost: { ...scheduling, perspective: 'host', fixed: ['notifications', 'email'] },
  interviewBookedCreator: { ...scheduling, perspective: 'creator' },
  interviewMovedCreator: { ...scheduling, perspective: 'creator' },
  interviewCancelledCreator: { ...scheduling, perspective: 'creator' },
  interviewApproval: { ...scheduling, perspective: 'creator', fixed: ['notifications'] },
  interviewSoon: { ...scheduling, perspective: 'both' },
} as const satisfies Record<string, NoticeRow>

export type NoticeType = keyof typeof noticeTypes
export const noticeTypeNames = Object.keys(noticeTypes) as [NoticeType, ...NoticeType[]]
export const rowOf = (type: NoticeType): NoticeRow => noticeTypes[type]
export const isFixed = (type: NoticeType, channel: NoticeChannel) => rowOf(type).fixed.includes(channel)

export type NoticePreferences = Readonly<Partial<Record<NoticeType, NoticeChannels>>>
/** What holds for a type: the person's choice, or what holds until they choose. */
export const channelsOf = (type: NoticeType, chosen: NoticePreferences): NoticeChannels =>
  chosen[type] ?? rowOf(type).standard

/** Kept in the list, and in the document, of a person. */
export const MOST_NOTICES = 100
/** Browsers of one person that show notifications; one more takes the place of the oldest. */
export const MOST_DEVICES = 10
export const DIGEST_HOUR = 8
