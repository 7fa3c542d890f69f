import { type Wording, wordingOf } from './wording.ts'

/** Every refusal a command or reader can give, and the HTTP status it becomes. The only such table. */
export const rejections = {
  'request/invalid': 400,
  'request/unsupported-media-type': 415,
  'request/too-large': 413,
  'request/method-not-allowed': 405,
  'request/wrong-host': 421,
  'request/malformed-json': 400,
  'auth/required': 401,
  'auth/session-expired': 401,
  'auth/bad-credentials': 401,
  'auth/forbidden': 403,
  'auth/csrf': 403,
  'auth/too-many-attempts': 429,
  'identity/sso-unsupported': 403,
  'identity/refused': 401,
  'identity/unavailable': 503,
  'account/identity-taken': 409,
  'account/identity-not-linked': 409,
  'account/session-not-found': 404,
  'company/single-sign-on-invalid': 422,
  'auth/password-expired': 401,
  'account/user-exists': 409,
  'account/username-exists': 409,
  'account/phone-taken': 403,
  'account/email-not-verified': 403,
  'account/code-wrong': 422,
  'account/code-expired': 410,
  'account/reset-link-used': 410,
  'account/details-given': 409,
  'account/invalid-signup': 422,
  'account/password-weak': 422,
  'account/not-found': 404,
  'account/already-known': 409,
  'company/not-found': 404,
  'company/already-registered': 409,
  'company/details-invalid': 422,
  'company/slug-taken': 409,
  'company/api-key-not-found': 404,
  'company/too-many-api-keys': 409,
  'invitation/not-found': 404,
  'invitation/expired': 410,
  'invitation/revoked': 410,
  'invitation/used': 410,
  'invitation/account-elsewhere': 409,
  'team/user-not-found': 404,
  'team/group-not-found': 404,
  'team/role-not-found': 404,
  'team/super-admin': 409,
  'team/own-account': 409,
  'team/not-pending': 409,
  'team/already-invited': 409,
  'team/name-invalid': 422,
  'team/name-taken': 409,
  'team/too-many': 409,
  'job/not-found': 404,
  'job/nobody-follows': 409,
  'job/already-exists': 409,
  'job/invalid-fields': 422,
  'job/not-active': 409,
  'job/already-active': 409,
  'job/archived': 409,
  'job/stale-draft': 409,
  'job/column-not-found': 404,
  'job/column-fixed': 409,
  'job/column-not-empty': 409,
  'job/column-title-invalid': 422,
  'job/too-many-columns': 409,
  'job/permissions-role-missing': 422,
  'job/permissions-invalid': 422,
  'job/stale-permissions': 409,
  'subscription/not-found': 404,
  'subscription/already-started': 409,
  'subscription/no-job-slot': 409,
  'subscription/paused': 409,
  'subscription/no-user-seat': 409,
  'subscription/no-text-invite': 409,
  'subscription/feature-missing': 409,
  'candidate/not-found': 404,
  'candidate/already-exists': 409,
  'candidate/already-completed': 409,
  'candidate/rejected': 409,
  'candidate/moved-meanwhile': 409,
  'candidate/not-invited': 409,
  'candidate/not-started': 409,
  'candidate/invitation-expired': 410,
  'candidate/link-ended': 410,
  'candidate/no-address': 409,
  'candidate/deadline-invalid': 422,
  'candidate/status-not-allowed': 409,
  'candidate/contact-invalid': 422,
  'candidate/answer-invalid': 422,
  'candidate/answers-missing': 409,
  'candidate/no-retakes-left': 409,
  'candidate/recording-not-found': 404,
  'candidate/rating-invalid': 422,
  'candidate/comment-invalid': 422,
  'candidate/comment-not-found': 404,
  'batch/not-found': 404,
  'batch/already-exists': 409,
  'batch/empty': 422,
  'batch/already-undone': 409,
  'media/not-found': 404,
  'media/unsupported-type': 415,
  'media/too-large': 413,
  'media/too-many-uploads': 429,
  'media/corrupt': 422,
  'mail/undeliverable': 422,
  'mail/unavailable': 503,
  'sms/undeliverable': 422,
  'sms/unavailable': 503,
  'message/too-many': 429,
  'message/stopped': 403,
  'query/invalid': 400,
  'query/too-expensive': 422,
  'read-model/not-found': 404,
  'not-found': 404,
  'command/id-reused': 409,
  'command/conflict': 409,
  'command/storage-full': 507,
  'command/too-large': 413,
  'command/unavailable': 503,
} as const

export type RejectionCode = keyof typeof rejections

/**
 * A "no" with a stable code. `message` and `fields` (what to mend) are English, in the specification's words where it
 * has them, and stay so for programs; a person reads them in their own language where `web/locales/…/refusals.ts` has the words.
 */
export class Rejected extends Error {
  readonly code: RejectionCode
  readonly fields: Record<string, string> | undefined
  /** After how many seconds it is worth trying again, where that is known. */
  readonly retryAfterS: number | undefined
  /** Message and fields, as they are found in another language. */
  readonly wording: { message: Wording; fields: Record<string, Wording> }

  constructor(code: RejectionCode, message: string | Wording, fields?: Record<string, string | Wording>, retryAfterS?: number) {
    super(wordingOf(message).text)
    const worded = Object.entries(fields ?? {}).map(([field, words]) => [field, wordingOf(words)] as const)
    this.wording = { message: wordingOf(message), fields: Object.fromEntries(worded) }
    this.name = 'Rejected'
    this.code = code
    this.fields = fields && Object.fromEntries(worded.map(([field, { text }]) => [field, text]))
    this.retryAfterS = retryAfterS
  }
}
