import * as z from 'zod'
import { GlobalRole } from '../company/team.ts'
import { defineEvent, type EventOf } from '../event.ts'
import { Instant, UserId, Uuid } from '../ids.ts'
import { InterfaceLanguage } from '../interface-language.ts'
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

/** A colleague who has been asked to join (TEAM-008: pending). The code in their link is derived from `invitationId` and never kept. */
export const UserInvited = defineEvent(
  'UserInvited',
  z.object({ userId: UserId, email: z.string(), roleId: GlobalRole, invitedBy: UserId.nullable(), invitationId: Uuid, expiresAt: Instant }),
  ['email'],
)
/** The link sent before stops working. */
export const InvitationResent = defineEvent('InvitationResent', z.object({ invitationId: Uuid, expiresAt: Instant }))
export const InvitationRevoked = defineEvent('InvitationRevoked', z.object({ invitationId: Uuid }))
export const InvitationExpired = defineEvent('InvitationExpired', z.object({ invitationId: Uuid }))
export const InvitationAccepted = defineEvent('InvitationAccepted', z.object({ invitationId: Uuid, name: z.string(), passwordHash: z.string() }), ['name', 'passwordHash'])
export const UserRoleAssigned = defineEvent('UserRoleAssigned', z.object({ roleId: GlobalRole }))
export const UserRemoved = defineEvent('UserRemoved', z.object({ userId: UserId }))

/** What the person reads the interface in, on whatever device. */
export const UserLanguageChosen = defineEvent('UserLanguageChosen', z.object({ language: InterfaceLanguage }))

export const userEvents = [
  UserSignedUp,
  IdentityLinked,
  UserSignedIn,
  UserSignedOut,
  SignInFailed,
  UserInvited,
  InvitationResent,
  InvitationRevoked,
  InvitationExpired,
  InvitationAccepted,
  UserRoleAssigned,
  UserRemoved,
  UserLanguageChosen,
] as const
export type UserEvent = EventOf<(typeof userEvents)[number]>
