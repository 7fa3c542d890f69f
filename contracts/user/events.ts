import { signInMethods } from '../kernel/asker.ts'
import * as z from 'zod'
import { GlobalRole } from '../company/team.ts'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { Instant, JobId, UserId, Uuid } from '../kernel/ids.ts'
import { InterfaceLanguage } from '../kernel/interface-language.ts'
import { Role } from '../kernel/permissions.ts'

const account = { userId: UserId, name: z.string(), email: z.string(), role: Role, creator: z.boolean() }

/**
 * `passwordHash` is argon2id in its standard encoded form, sealed like personal data; null for who signs in through
 * a provider. Accounts of before version 2 count as verified and complete; when their password was set is not in it.
 */
export const UserSignedUp = defineEvent('UserSignedUp', z.object({ ...account, passwordHash: z.string() }), [
  'name',
  'email',
  'passwordHash',
]).next(
  z.object({
    ...account,
    passwordHash: z.string().nullable(),
    emailVerified: z.boolean(),
    complete: z.boolean(),
    passwordSetAt: Instant.nullable(),
  }),
  (before) => ({ ...before, emailVerified: true, complete: true, passwordSetAt: null }),
)
/** Opens the company: the sign-up process registers it and starts its plan. */
export const SignUpDetailsGiven = defineEvent(
  'SignUpDetailsGiven',
  z.object({ companyName: z.string(), phone: z.string().nullable() }),
  ['phone'],
)

/** Only a keyed hash of the code is kept; the code itself is derived where it is mailed. */
export const VerificationCodeIssued = defineEvent(
  'VerificationCodeIssued',
  z.object({ codeId: Uuid, codeHash: z.string(), issuedAt: Instant, expiresAt: Instant }),
)
/** A wrong code was typed. Counted in the log, so no restart and no second process gives more tries. */
export const VerificationFailed = defineEvent('VerificationFailed', z.object({ codeId: Uuid }))
export const EmailVerified = defineEvent(
  'EmailVerified',
  z.object({ by: z.enum(['code', 'reset-link', 'invitation', 'provider']) }),
)

/** The link in the message is signed for this id; the last one asked for is the one that works, once. */
export const PasswordResetRequested = defineEvent(
  'PasswordResetRequested',
  z.object({ resetId: Uuid, requestedAt: Instant, expiresAt: Instant }),
)
/** A sign-in from a new place: the code of the hour is mailed to the address of the account. */
export const SignInCodeRequested = defineEvent('SignInCodeRequested', z.object({ requestedAt: Instant }))
export const PasswordChanged = defineEvent(
  'PasswordChanged',
  z.object({ passwordHash: z.string(), passwordSetAt: Instant, by: z.enum(['reset-link', 'self']) }),
  ['passwordHash'],
)
/** The same password, hashed as is right today: neither newer nor a reason to end sessions, unlike {@link PasswordChanged}. */
export const PasswordRehashed = defineEvent('PasswordRehashed', z.object({ passwordHash: z.string() }), [
  'passwordHash',
])
export const UserRenamed = defineEvent('UserRenamed', z.object({ name: z.string() }), ['name'])

/** A picture in the media store that colleagues see; null when it was taken away. The one before is erased. */
export const PortraitChanged = defineEvent(
  'PortraitChanged',
  z.object({
    portrait: z
      .object({ portraitId: Uuid, sha256: z.string(), size: z.number().int(), mimeType: z.string() })
      .nullable(),
  }),
)
/** Where the provider they sign in through says that a picture of them is. */
export const ProviderPictureRecorded = defineEvent(
  'ProviderPictureRecorded',
  z.object({ picture: z.string().nullable() }),
  ['picture'],
)

export const SignInMethod = z.enum(signInMethods)
export type SignInMethod = z.infer<typeof SignInMethod>

/** Who the person is elsewhere. `identity` names the reservation that keeps it to one account; the subject is the provider's own name for them. */
export const IdentityLinked = defineEvent(
  'IdentityLinked',
  z.object({ connection: z.enum(['google', 'sso']), issuer: z.string(), subject: z.string(), identity: z.string() }),
  ['subject'],
)
/**
 * A code goes to the address of the account, or of the open invitation: a provider named it, and that alone signs in no
 * one. `codeHash` is keyed. Only the browser that began the sign-in can enter the code.
 */
export const SignInConfirmationIssued = defineEvent(
  'SignInConfirmationIssued',
  z.object({
    codeId: Uuid,
    codeHash: z.string(),
    connection: z.enum(['google', 'sso']),
    issuedAt: Instant,
    expiresAt: Instant,
  }),
)
/** Another code was typed: it counts against the one that was sent. */
export const SignInConfirmationFailed = defineEvent('SignInConfirmationFailed', z.object({ codeId: Uuid }))
/** The code was right, and is used up. */
export const SignInConfirmed = defineEvent(
  'SignInConfirmed',
  z.object({ codeId: Uuid, connection: z.enum(['google', 'sso']) }),
)
/** `device` is what the browser says of itself, in few words. */
export const UserSignedIn = defineEvent(
  'UserSignedIn',
  z.object({ method: SignInMethod, device: z.string().nullable() }),
  ['device'],
)
/** `everywhere` ends every session of the account, also one that is being opened at this moment. */
export const UserSignedOut = defineEvent('UserSignedOut', z.object({ everywhere: z.boolean() }))
/** Recorded once per account and window, when its attempts are used up: guessing cannot fill the log. */
export const SignInFailed = defineEvent('SignInFailed', z.object({ attempts: z.number().int() }))

/** A colleague who has been asked to join (TEAM-008: pending). The code in their link is derived from `invitationId` and never kept. */
export const UserInvited = defineEvent(
  'UserInvited',
  z.object({
    userId: UserId,
    email: z.string(),
    roleId: GlobalRole,
    invitedBy: UserId.nullable(),
    invitationId: Uuid,
    expiresAt: Instant,
  }),
  ['email'],
)
/** The link sent before stops working. */
export const InvitationResent = defineEvent('InvitationResent', z.object({ invitationId: Uuid, expiresAt: Instant }))
export const InvitationRevoked = defineEvent('InvitationRevoked', z.object({ invitationId: Uuid }))
export const InvitationExpired = defineEvent('InvitationExpired', z.object({ invitationId: Uuid }))
const acceptance = { invitationId: Uuid, name: z.string(), passwordHash: z.string() }
export const InvitationAccepted = defineEvent('InvitationAccepted', z.object(acceptance), [
  'name',
  'passwordHash',
]).next(z.object({ ...acceptance, passwordSetAt: Instant.nullable() }), (before) => ({
  ...before,
  passwordSetAt: null,
}))
export const UserRoleAssigned = defineEvent('UserRoleAssigned', z.object({ roleId: GlobalRole }))
export const UserRemoved = defineEvent('UserRemoved', z.object({ userId: UserId }))

/** What the person reads the interface in, on whatever device. */
export const UserLanguageChosen = defineEvent('UserLanguageChosen', z.object({ language: InterfaceLanguage }))
/** Whether they hear of what happens on a job (TEAM-018). All who may see a job do, until they choose otherwise. */
export const JobFollowChanged = defineEvent('JobFollowChanged', z.object({ jobId: JobId, follow: z.boolean() }))
/** Which columns of the table of candidates they see, in order (CAN-007). */
export const CandidateColumnsChosen = defineEvent('CandidateColumnsChosen', z.object({ columns: z.array(z.string()) }))
/** How wide they made a column of that table; null: as wide as it is without a choice. */
export const CandidateColumnResized = defineEvent(
  'CandidateColumnResized',
  z.object({ column: z.string(), width: z.int().nullable() }),
)
/** Whether their boards begin with the rejected candidates hidden (CAN-027). */
export const RejectionConcealmentChosen = defineEvent('RejectionConcealmentChosen', z.object({ conceal: z.boolean() }))
/** They put the first steps on their overview away. */
export const FirstStepsDismissed = defineEvent('FirstStepsDismissed', z.object({}))

export const userEvents = [
  UserSignedUp,
  SignUpDetailsGiven,
  VerificationCodeIssued,
  VerificationFailed,
  EmailVerified,
  PasswordResetRequested,
  SignInCodeRequested,
  PasswordChanged,
  PasswordRehashed,
  UserRenamed,
  PortraitChanged,
  ProviderPictureRecorded,
  IdentityLinked,
  SignInConfirmationIssued,
  SignInConfirmationFailed,
  SignInConfirmed,
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
  JobFollowChanged,
  CandidateColumnsChosen,
  CandidateColumnResized,
  RejectionConcealmentChosen,
  FirstStepsDismissed,
] as const
export type UserEvent = EventOf<(typeof userEvents)[number]>
