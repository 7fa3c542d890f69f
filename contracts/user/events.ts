import * as z from 'zod'
import { defineEvent, type EventOf } from '../event.ts'
import { UserId } from '../ids.ts'
import { Role } from '../permissions.ts'

/** `passwordHash` is argon2id in its standard encoded form, sealed like personal data. */
export const UserSignedUp = defineEvent(
  'UserSignedUp',
  z.object({
    userId: UserId,
    name: z.string(),
    email: z.string(),
    passwordHash: z.string(),
    role: Role,
    creator: z.boolean(),
  }),
  ['name', 'email', 'passwordHash'],
)

export const SignInMethod = z.enum(['password', 'google', 'sso', 'link'])
export type SignInMethod = z.infer<typeof SignInMethod>

/** Who the person is elsewhere. `identity` names the reservation that keeps it to one account; the subject is the provider's own name for them. */
export const IdentityLinked = defineEvent(
  'IdentityLinked',
  z.object({ connection: z.enum(['google', 'sso']), issuer: z.string(), subject: z.string(), identity: z.string() }),
  ['subject'],
)
/** `device` is what the browser says of itself, in few words. */
export const UserSignedIn = defineEvent('UserSignedIn', z.object({ method: SignInMethod, device: z.string().nullable() }), ['device'])
/** `everywhere` ends every session of the account, also one that is being opened at this moment. */
export const UserSignedOut = defineEvent('UserSignedOut', z.object({ everywhere: z.boolean() }))
/** Recorded once per account and window, when its attempts are used up: guessing cannot fill the log. */
export const SignInFailed = defineEvent('SignInFailed', z.object({ attempts: z.number().int() }))

export const userEvents = [UserSignedUp, IdentityLinked, UserSignedIn, UserSignedOut, SignInFailed] as const
export type UserEvent = EventOf<(typeof userEvents)[number]>
