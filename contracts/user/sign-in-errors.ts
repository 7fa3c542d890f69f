/**
 * Kinds of error the sign-in knows (AUTH-048..050), for programs and reports: on the page as `data-error`, in the console
 * where a page is left; the sign-in page shows that kind as well.
 */
export const signInErrors = ['RequestLoginError', 'ParseHashError', 'GetUserError'] as const
export type SignInError = (typeof signInErrors)[number]

/** Kinds of error of the other pages (AUTH-051), on the page as `data-error` until the next answer. */
export const pageErrors = {
  profile: 'UserError',
  joining: 'LinkToClientError',
  companyDetails: 'OnBoardingError',
  jobAdder: 'ClientLinkToJAAccountError',
  plan: 'SetSubscriptionError',
} as const

/** A§8, in its words. */
export const ssoUnsupported = 'Error in SSO authentication. Company does not support SSO.'

const disabled = /^signup_disabled_for_(.+)$/s

/** Whose sign-up a provider refused, when that is what its message says (AUTH-028). */
export const signUpDisabledFor = (message: string): string | null =>
  disabled.exec(message.trim())?.[1]?.trim().slice(0, 254) ?? null
