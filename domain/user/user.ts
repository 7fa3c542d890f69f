import type { JobId, UserId } from '#contracts/kernel/ids.ts'
import type { InterfaceLanguage } from '#contracts/kernel/interface-language.ts'
import type { RoleId } from '#contracts/kernel/permissions.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { CODE_TRIES, recent } from '#contracts/user/limits.ts'

/** The code that counts: the last one issued. */
export type Verification = { codeId: string; codeHash: string; expiresAt: string; triesLeft: number }

/** Confirmation by mail of a sign-in through a provider. */
type Confirmable = { confirmation: Verification | null; confirmationsIssuedAt: readonly string[] }

export type ActiveUser = Confirmable & {
  status: 'active'
  userId: UserId
  name: string
  email: string
  /** Null for who signs in through a provider. */
  passwordHash: string | null
  /** Null when the account is older than the record of it. */
  passwordSetAt: string | null
  emailVerified: boolean
  /** False until the second step of the sign-up has named the company. */
  complete: boolean
  phone: string | null
  /** Of the picture they put up themselves. */
  portraitId: string | null
  /** Address of the one that their provider has. */
  picture: string | null
  verification: Verification | null
  codesIssuedAt: readonly string[]
  reset: { resetId: string; expiresAt: string } | null
  resetsRequestedAt: readonly string[]
  signInCodesAt: readonly string[]
  /** Of the system, or one the company made. */
  role: RoleId
  creator: boolean
  /** Identities elsewhere that sign this account in, by their reservation. */
  identities: readonly string[]
  /** Sessions opened in an earlier epoch are over: whatever has to end them all raises it. */
  epoch: number
  /** How often the person signed in with a social account (TEAM-026). */
  socialSignIns: number
  /** What they read the interface in; null until they chose. */
  language: InterfaceLanguage | null
  /** Of the table of candidates, in order; null where they never chose. */
  candidateColumns: readonly string[] | null
  /** Of that table, in pixels by the column's key; those they never made wider or narrower are missing. */
  candidateColumnWidths: Readonly<Record<string, number>>
  /** Whether their boards begin without the rejected. */
  concealsRejected: boolean
  /** Whether the overview shows what to do first. */
  firstSteps: boolean
  /** Jobs they do not want to hear of. */
  unfollowed: ReadonlySet<JobId>
}
/** An invitation that has run out can be sent again; one that was revoked is over. */
export type InvitedUser = Confirmable & {
  status: 'invited' | 'expired' | 'revoked'
  userId: UserId
  email: string
  role: RoleId
  invitedBy: UserId | null
  invitationId: string
  expiresAt: string
}
export type RemovedUser = { status: 'removed'; userId: UserId; name: string }
export type User = { status: 'unknown' } | InvitedUser | ActiveUser | RemovedUser

export const initialState = (): User => ({ status: 'unknown' })

const unconfirmed: Confirmable = { confirmation: null, confirmationsIssuedAt: [] }
const fresh = {
  ...unconfirmed,
  status: 'active',
  phone: null,
  portraitId: null,
  picture: null,
  verification: null,
  codesIssuedAt: [],
  reset: null,
  resetsRequestedAt: [],
  signInCodesAt: [],
  identities: [],
  epoch: 0,
  socialSignIns: 0,
  language: null,
  candidateColumns: null,
  candidateColumnWidths: {},
  concealsRejected: true,
  firstSteps: true,
  unfollowed: new Set<JobId>(),
} as const
/** Who came by the link in a message has proven the address, and the company is there already. */
const invited = { emailVerified: true, complete: true, creator: false } as const

export function evolve(state: User, event: UserEvent): User {
  if (event.type === 'UserSignedUp') return { ...fresh, ...event.data }
  if (event.type === 'UserInvited') {
    const { roleId, ...invitation } = event.data
    return { status: 'invited', role: roleId, ...invitation, ...unconfirmed }
  }
  if (
    event.type === 'SignInConfirmationIssued' ||
    event.type === 'SignInConfirmationFailed' ||
    event.type === 'SignInConfirmed'
  )
    return state.status === 'unknown' || state.status === 'removed' ? state : { ...state, ...confirming(state, event) }
  if (state.status === 'active') return evolveActive(state, event)
  if (state.status === 'unknown' || state.status === 'removed') return state
  switch (event.type) {
    case 'InvitationResent':
      return { ...state, status: 'invited', ...event.data }
    case 'InvitationRevoked':
      return { ...state, status: 'revoked' }
    case 'InvitationExpired':
      return { ...state, status: 'expired' }
    case 'UserRoleAssigned':
      return { ...state, role: event.data.roleId }
    case 'InvitationAccepted': {
      const { name, passwordHash, passwordSetAt } = event.data
      const { userId, email, role, confirmationsIssuedAt } = state
      return { ...fresh, confirmationsIssuedAt, userId, name, email, passwordHash, passwordSetAt, role, ...invited }
    }
    default:
      return state
  }
}

type ConfirmationEvent = Extract<
  UserEvent,
  { type: 'SignInConfirmationIssued' | 'SignInConfirmationFailed' | 'SignInConfirmed' }
>
function confirming({ confirmation, confirmationsIssuedAt }: Confirmable, event: ConfirmationEvent): Confirmable {
  if (event.type === 'SignInConfirmed') return { confirmation: null, confirmationsIssuedAt }
  if (event.type === 'SignInConfirmationFailed')
    return {
      confirmation: confirmation && { ...confirmation, triesLeft: confirmation.triesLeft - 1 },
      confirmationsIssuedAt,
    }
  const { issuedAt, codeId, codeHash, expiresAt } = event.data
  return {
    confirmation: { codeId, codeHash, expiresAt, triesLeft: CODE_TRIES },
    confirmationsIssuedAt: [...confirmationsIssuedAt, issuedAt],
  }
}

function evolveActive(
  state: ActiveUser,
  event: Exclude<UserEvent, ConfirmationEvent | { type: 'UserSignedUp' | 'UserInvited' }>,
): User {
  switch (event.type) {
    case 'SignUpDetailsGiven':
      return { ...state, complete: true, phone: event.data.phone }
    case 'VerificationCodeIssued': {
      const { issuedAt, ...code } = event.data
      return {
        ...state,
        verification: { ...code, triesLeft: CODE_TRIES },
        codesIssuedAt: [...state.codesIssuedAt, issuedAt],
      }
    }
    case 'VerificationFailed':
      return {
        ...state,
        verification: state.verification && { ...state.verification, triesLeft: state.verification.triesLeft - 1 },
      }
    case 'EmailVerified':
      return { ...state, emailVerified: true }
    case 'PasswordResetRequested': {
      const { requestedAt, ...reset } = event.data
      return { ...state, reset, resetsRequestedAt: [...state.resetsRequestedAt, requestedAt] }
    }
    case 'SignInCodeRequested':
      return {
        ...state,
        signInCodesAt: [...recent(state.signInCodesAt, event.data.requestedAt), event.data.requestedAt],
      }
    case 'PasswordChanged':
      return {
        ...state,
        passwordHash: event.data.passwordHash,
        passwordSetAt: event.data.passwordSetAt,
        reset: null,
        epoch: state.epoch + 1,
      }
    case 'PasswordRehashed':
      return { ...state, passwordHash: event.data.passwordHash }
    case 'UserRenamed':
      return { ...state, name: event.data.name }
    case 'PortraitChanged':
      return { ...state, portraitId: event.data.portrait?.portraitId ?? null }
    case 'ProviderPictureRecorded':
      return { ...state, picture: event.data.picture }
    case 'IdentityLinked':
      return { ...state, identities: [...state.identities, event.data.identity] }
    case 'UserSignedIn':
      return event.data.method === 'google' ? { ...state, socialSignIns: state.socialSignIns + 1 } : state
    case 'UserSignedOut':
      return event.data.everywhere ? { ...state, epoch: state.epoch + 1 } : state
    case 'UserRoleAssigned':
      return { ...state, role: event.data.roleId }
    case 'UserLanguageChosen':
      return { ...state, language: event.data.language }
    case 'CandidateColumnsChosen':
      return { ...state, candidateColumns: event.data.columns }
    case 'CandidateColumnResized': {
      const { [event.data.column]: _before, ...others } = state.candidateColumnWidths
      const { column, width } = event.data
      return { ...state, candidateColumnWidths: width === null ? others : { ...others, [column]: width } }
    }
    case 'RejectionConcealmentChosen':
      return { ...state, concealsRejected: event.data.conceal }
    case 'FirstStepsDismissed':
      return { ...state, firstSteps: false }
    case 'JobFollowChanged': {
      const { jobId, follow } = event.data
      const others = [...state.unfollowed].filter((id) => id !== jobId)
      return { ...state, unfollowed: new Set(follow ? others : [...others, jobId]) }
    }
    case 'UserRemoved':
      return { status: 'removed', userId: state.userId, name: state.name }
    default:
      return state
  }
}
