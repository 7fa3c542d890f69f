import * as z from 'zod'

/** The state of a sign-in (AUTH-016). `SECOND_STEP`: the account is there, its company is not named yet. */
export const AuthStatus = z.enum(['InProgress', 'Success', 'SECOND_STEP', 'GOOGLE_FIRST_LOGIN'])
export type AuthStatus = z.infer<typeof AuthStatus>
