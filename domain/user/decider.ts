import type { UserCommand } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { type Decider, decideBy, type Decisions } from '#domain/decider.ts'
import { chooseCandidateColumns } from './commands/choose-candidate-columns.ts'
import { resizeCandidateColumn } from './commands/resize-candidate-column.ts'
import { concealRejection } from './commands/conceal-rejection.ts'
import { chooseLanguage } from './commands/choose-language.ts'
import { linkIdentity } from './commands/link-identity.ts'
import { accept } from './commands/accept.ts'
import { changePassword, rehashPassword, requestReset } from './commands/change-password.ts'
import { confirmSignIn, issueConfirmation } from './commands/confirm-sign-in.ts'
import { assignRole } from './commands/assign-role.ts'
import { dismissFirstSteps } from './commands/dismiss-first-steps.ts'
import { followJob } from './commands/follow-job.ts'
import { expire, invite, resend, revoke } from './commands/invite.ts'
import { giveWay, remove } from './commands/remove.ts'
import { changePortrait, recordProviderPicture } from './commands/portrait.ts'
import { rename } from './commands/rename.ts'
import { giveDetails, signUp } from './commands/sign-up.ts'
import { recordFailedSignIns, recordSignIn, recordSignOut, requestSignInCode } from './commands/sign-ins.ts'
import { issueCode, verifyEmail } from './commands/verify-email.ts'
import { active } from './policies/active.ts'
import { evolve, initialState, type User } from './user.ts'

const decisions: Decisions<User, UserCommand, UserEvent> = {
  SignUpUser: signUp,
  GiveSignUpDetails: (data, user) => giveDetails(data, active(user)),
  IssueVerificationCode: (data, user, context) => issueCode(data, active(user), context),
  VerifyEmail: (data, user, context) => verifyEmail(data, active(user), context),
  RequestPasswordReset: (data, user, context) => requestReset(data, active(user), context),
  RequestSignInCode: (_data, user, context) => requestSignInCode(active(user), context),
  ChangePassword: (data, user, context) => changePassword(data, active(user), context),
  RehashPassword: (data, user) => rehashPassword(data, active(user)),
  RenameUser: (data, user) => rename(data, active(user)),
  ChangePortrait: (data, user) => changePortrait(data, active(user)),
  RecordProviderPicture: (data, user) => recordProviderPicture(data, active(user)),
  LinkIdentity: linkIdentity,
  IssueSignInConfirmation: (data, user, { now }) => issueConfirmation(data, user, now),
  ConfirmSignIn: (data, user, { now }) => confirmSignIn(data, user, now),
  RecordSignIn: recordSignIn,
  RecordSignOut: recordSignOut,
  RecordFailedSignIns: recordFailedSignIns,
  InviteUser: invite,
  ResendInvitation: resend,
  RevokeInvitation: (_data, user) => revoke(user),
  ExpireInvitation: expire,
  AcceptInvitation: (data, user, { now }) => accept(data, user, now),
  AssignUserRole: (data, user, { asker }) => assignRole(data, user, asker),
  GiveWay: (_data, user) => giveWay(user),
  RemoveUser: (_data, user, { asker }) => remove(user, asker),
  ChooseCandidateColumns: chooseCandidateColumns,
  ResizeCandidateColumn: resizeCandidateColumn,
  ConcealRejection: concealRejection,
  DismissFirstSteps: (_data, user) => dismissFirstSteps(user),
  ChooseLanguage: chooseLanguage,
  FollowJob: followJob,
}

export const userDecider: Decider<User, UserCommand, UserEvent> = {
  category: 'user',
  /** Too few digits for the digest of a command to hide a phone number. */
  facts: ['expiresAt', 'phone'],
  initialState,
  evolve,
  decide: decideBy(decisions),
}
