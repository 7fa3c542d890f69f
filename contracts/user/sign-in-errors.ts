/**
 * Kinds of error the sign-in knows (AUTH-048..050), for programs and reports: on the page as `data-error`, in the console
 * where a page is left; the sign-in page shows that kind as well. Most of those of AUTH-051 have no name here: decisions/024 says why.
 */
export const signInErrors = ['RequestLoginError', 'ParseHashError', 'GetUserError'] as const
export type SignInError = (typeof signInErrors)[number]

/** A§8, in its words. */
export const ssoUnsupported = 'Error in SSO authentication. Company does not support SSO.'

const disabled = /^signup_disabled_for_(.+)$/s

/** Whose sign-up a provider refused, when that is what its message says (AUTH-028). */
export const signUpDisabledFor = (message: string): string | null =>
  disabled.exec(message.trim())?.[1]?.trim().slice(0, 254) ?? null
