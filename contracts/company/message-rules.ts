/** Minutes in which a message to a candidate can be cancelled. */
export const MAX_HOLD_MINUTES = 60
export const MAX_REASONS = 30
export const MAX_REASON = 80

/** Reasons every company begins with; their words are the reader's (`web/locales`, `why…`). */
export const usualReasons = ['experience', 'skills', 'location', 'salary', 'filled', 'withdrew'] as const
export type UsualReason = (typeof usualReasons)[number]
export const isUsualReason = (reasonId: string): reasonId is UsualReason =>
  (usualReasons as readonly string[]).includes(reasonId)

export const textWays = ['sms', 'whatsapp'] as const
export type TextWay = (typeof textWays)[number]

/** `text` null: one of the usual reasons, in the reader's language. */
export type RejectionReason = { reasonId: string; text: string | null }
export type MessageRules = {
  /** How long messages to candidates wait before they leave, in minutes. */
  holdMinutes: number
  /** What a rejection can be given as its reason with one press, in order. */
  rejectionReasons: readonly RejectionReason[]
  /** By what invitations and reminders to a number go; left out: as text messages. */
  textsBy?: TextWay | undefined
}
export const usualMessageRules: MessageRules = {
  holdMinutes: 5,
  rejectionReasons: usualReasons.map((reasonId) => ({ reasonId, text: null })),
}
