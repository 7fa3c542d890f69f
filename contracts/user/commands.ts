import { columnWidth } from './column-width.ts'
import * as z from 'zod'
import { GlobalRole } from '../company/team.ts'
import { Instant, JobId, UserId, Uuid } from '../kernel/ids.ts'
import { InterfaceLanguage } from '../kernel/interface-language.ts'
import { Role } from '../kernel/permissions.ts'
import { SignInMethod } from './events.ts'
import { portraitTypes } from './portrait.ts'

/** Sent by the sign-up process once the email address is reserved. */
export const SignUpUser = z.object({
  type: z.literal('SignUpUser'),
  data: z.object({
    userId: UserId,
    name: z.string().max(500),
    email: z.string().max(500),
    passwordHash: z.string().nullable(),
    role: Role,
    creator: z.boolean(),
    emailVerified: z.boolean(),
    /** False until the second step has named the company. */
    complete: z.boolean(),
    /** What they read while they signed up, where that is known: their first message is in it already. */
    language: InterfaceLanguage.nullish(),
  }),
})
/** Second step of a sign-up. The phone number is reserved by then. */
export const GiveSignUpDetails = z.object({
  type: z.literal('GiveSignUpDetails'),
  data: z.object({ companyName: z.string().max(500), phone: z.string().max(20).nullable() }),
})
/** `codeHash` is keyed: four digits would be guessed from any other hash. */
export const IssueVerificationCode = z.object({
  type: z.literal('IssueVerificationCode'),
  data: z.object({ codeId: Uuid, codeHash: z.string() }),
})
export const VerifyEmail = z.object({
  type: z.literal('VerifyEmail'),
  data: z.object({ codeId: Uuid, codeHash: z.string() }),
})
export const RequestPasswordReset = z.object({
  type: z.literal('RequestPasswordReset'),
  data: z.object({ resetId: Uuid }),
})
/** Asked for by who signs in from a new place; the code itself is worked out where it is mailed. */
export const RequestSignInCode = z.object({ type: z.literal('RequestSignInCode'), data: z.object({}) })
/** By the link of a reset, or by a signed-in person who knows the current password. */
export const ChangePassword = z.object({
  type: z.literal('ChangePassword'),
  data: z.object({ passwordHash: z.string(), resetId: Uuid.nullable() }),
})
/** Sent by a sign-in that has just verified the password against `before`; nothing to do where another has been set since. */
export const RehashPassword = z.object({
  type: z.literal('RehashPassword'),
  data: z.object({ passwordHash: z.string(), before: z.string() }),
})
export const RenameUser = z.object({ type: z.literal('RenameUser'), data: z.object({ name: z.string().max(500) }) })

/** The picture is in the media store by then. */
export const ChangePortrait = z.object({
  type: z.literal('ChangePortrait'),
  data: z.object({
    portrait: z
      .object({
        portraitId: Uuid,
        sha256: z.string().length(64),
        size: z.number().int().positive(),
        mimeType: z.enum(portraitTypes),
      })
      .nullable(),
  }),
})
/** Sent by a sign-in through a provider. */
export const RecordProviderPicture = z.object({
  type: z.literal('RecordProviderPicture'),
  data: z.object({ picture: z.string().max(2000).nullable() }),
})

/** Sent once the identity is reserved for this account. */
export const LinkIdentity = z.object({
  type: z.literal('LinkIdentity'),
  data: z.object({
    connection: z.enum(['google', 'sso']),
    issuer: z.string().max(500),
    subject: z.string().max(500),
    identity: z.string(),
  }),
})
/** `codeHash` is keyed, like that of a verification code. */
export const IssueSignInConfirmation = z.object({
  type: z.literal('IssueSignInConfirmation'),
  data: z.object({ codeId: Uuid, codeHash: z.string(), connection: z.enum(['google', 'sso']) }),
})
export const ConfirmSignIn = z.object({
  type: z.literal('ConfirmSignIn'),
  data: z.object({ codeId: Uuid, codeHash: z.string(), connection: z.enum(['google', 'sso']) }),
})
export const RecordSignIn = z.object({
  type: z.literal('RecordSignIn'),
  data: z.object({ method: SignInMethod, device: z.string().max(100).nullable() }),
})
export const RecordSignOut = z.object({ type: z.literal('RecordSignOut'), data: z.object({ everywhere: z.boolean() }) })
export const RecordFailedSignIns = z.object({
  type: z.literal('RecordFailedSignIns'),
  data: z.object({ attempts: z.number().int() }),
})
export const ChooseLanguage = z.object({
  type: z.literal('ChooseLanguage'),
  data: z.object({ language: InterfaceLanguage }),
})
export const ChooseCandidateColumns = z.object({
  type: z.literal('ChooseCandidateColumns'),
  data: z.object({ columns: z.array(z.string().max(40)).max(40) }),
})
/** In pixels; null: as wide as it is without a choice. */
export const ResizeCandidateColumn = z.object({
  type: z.literal('ResizeCandidateColumn'),
  data: z.object({ column: z.string().max(40), width: z.int().min(columnWidth.min).max(columnWidth.max).nullable() }),
})
/** Null: the other of what holds now. */
export const ConcealRejection = z.object({
  type: z.literal('ConcealRejection'),
  data: z.object({ conceal: z.boolean().nullable() }),
})
export const DismissFirstSteps = z.object({ type: z.literal('DismissFirstSteps'), data: z.object({}) })

const invitation = { invitationId: Uuid, expiresAt: Instant }
/** Sent by the invitation process once address and seat are taken. */
export const InviteUser = z.object({
  type: z.literal('InviteUser'),
  data: z.object({
    userId: UserId,
    email: z.string().max(500),
    roleId: GlobalRole,
    invitedBy: UserId.nullable(),
    ...invitation,
  }),
})
export const ResendInvitation = z.object({ type: z.literal('ResendInvitation'), data: z.object(invitation) })
export const RevokeInvitation = z.object({ type: z.literal('RevokeInvitation'), data: z.object({}) })
/** Sent by a timer; of an invitation that was answered or sent again nothing is left to expire. */
export const ExpireInvitation = z.object({
  type: z.literal('ExpireInvitation'),
  data: z.object({ invitationId: Uuid }),
})
export const AcceptInvitation = z.object({
  type: z.literal('AcceptInvitation'),
  data: z.object({
    invitationId: Uuid,
    name: z.string().max(500),
    passwordHash: z.string(),
    language: InterfaceLanguage.nullish(),
  }),
})
export const AssignUserRole = z.object({ type: z.literal('AssignUserRole'), data: z.object({ roleId: GlobalRole }) })
/** Ends an account that took an address without proving it, once the person whose address it is has accepted an invitation. */
export const GiveWay = z.object({ type: z.literal('GiveWay'), data: z.object({}) })
export const RemoveUser = z.object({ type: z.literal('RemoveUser'), data: z.object({ userId: UserId }) })

export const FollowJob = z.object({
  type: z.literal('FollowJob'),
  data: z.object({ jobId: JobId, follow: z.boolean() }),
})

export const UserCommand = z.discriminatedUnion('type', [
  SignUpUser,
  GiveSignUpDetails,
  IssueVerificationCode,
  VerifyEmail,
  RequestPasswordReset,
  RequestSignInCode,
  ChangePassword,
  RehashPassword,
  RenameUser,
  ChangePortrait,
  RecordProviderPicture,
  LinkIdentity,
  IssueSignInConfirmation,
  ConfirmSignIn,
  RecordSignIn,
  RecordSignOut,
  RecordFailedSignIns,
  InviteUser,
  ResendInvitation,
  RevokeInvitation,
  ExpireInvitation,
  AcceptInvitation,
  AssignUserRole,
  GiveWay,
  RemoveUser,
  ChooseLanguage,
  FollowJob,
  ChooseCandidateColumns,
  ResizeCandidateColumn,
  ConcealRejection,
  DismissFirstSteps,
])
export type UserCommand = z.infer<typeof UserCommand>
export type UserCommandData<Type extends UserCommand['type']> = Extract<UserCommand, { type: Type }>['data']
