import * as z from 'zod'

/** Kinds of error the sign-in knows (AUTH-048..050), for programs and reports. */
export const SignInError = z.enum(['RequestLoginError', 'ParseHashError', 'GetUserError'])
export type SignInError = z.infer<typeof SignInError>

/** A§8, in its words. */
export const ssoUnsupported = 'Error in SSO authentication. Company does not support SSO.'

const disabled = /^signup_disabled_for_(.+)$/s

/** Whose sign-up a provider refused, when that is what its message says (AUTH-028). */
export const signUpDisabledFor = (message: string): string | null => disabled.exec(message.trim())?.[1]?.trim().slice(0, 254) ?? null
