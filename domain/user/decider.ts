import type { UserCommand } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import type { Decider } from '#domain/decider.ts'
import { chooseCandidateColumns } from './commands/choose-candidate-columns.ts'
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

export const userDecider: Decider<User, UserCommand, UserEvent> = {
  category: 'user',
  /** Too few digits for the digest of a command to hide a phone number. */
  facts: ['expiresAt', 'phone'],
  initialState,
  evolve,
  decide: (command, user, context) => {
    const { asker, now } = context
    switch (command.type) {
      case 'SignUpUser':
        return signUp(command.data, user, context)
      case 'GiveSignUpDetails':
        return giveDetails(command.data, active(user))
      case 'IssueVerificationCode':
        return issueCode(command.data, active(user), context)
      case 'VerifyEmail':
        return verifyEmail(command.data, active(user), context)
      case 'RequestPasswordReset':
        return requestReset(command.data, active(user), context)
      case 'RequestSignInCode':
        return requestSignInCode(active(user), context)
      case 'ChangePassword':
        return changePassword(command.data, active(user), context)
      case 'RehashPassword':
        return rehashPassword(command.data, active(user))
      case 'RenameUser':
        return rename(command.data, active(user))
      case 'ChangePortrait':
        return changePortrait(command.data, active(user))
      case 'RecordProviderPicture':
        return recordProviderPicture(command.data, active(user))
      case 'LinkIdentity':
        return linkIdentity(command.data, user)
      case 'IssueSignInConfirmation':
        return issueConfirmation(command.data, user, now)
      case 'ConfirmSignIn':
        return confirmSignIn(command.data, user, now)
      case 'RecordSignIn':
        return recordSignIn(command.data, user)
      case 'RecordSignOut':
        return recordSignOut(command.data, user)
      case 'RecordFailedSignIns':
        return recordFailedSignIns(command.data, user)
      case 'InviteUser':
        return invite(command.data, user)
      case 'ResendInvitation':
        return resend(command.data, user)
      case 'RevokeInvitation':
        return revoke(user)
      case 'ExpireInvitation':
        return expire(command.data, user)
      case 'AcceptInvitation':
        return accept(command.data, user, now)
      case 'AssignUserRole':
        return assignRole(command.data, user, asker)
      case 'GiveWay':
        return giveWay(user)
      case 'RemoveUser':
        return remove(user, asker)
      case 'ChooseCandidateColumns':
        return chooseCandidateColumns(command.data, user)
      case 'ConcealRejection':
        return concealRejection(command.data, user)
      case 'DismissFirstSteps':
        return dismissFirstSteps(user)
      case 'ChooseLanguage':
        return chooseLanguage(command.data, user)
      case 'FollowJob':
        return followJob(command.data, user)
      default:
        return command satisfies never
    }
  },
}
