import type { Core } from '../../core/core.ts'
import { apiKeyAsker, issueApiKey, jobKeyAsker, revokeApiKey } from './api-keys.ts'
import { authState } from './auth-state.ts'
import {
  candidateColumns,
  candidateColumnWidths,
  chooseCandidateColumns,
  resizeCandidateColumn,
} from './candidate-columns.ts'
import { chooseLanguage } from './choose-language.ts'
import { concealRejection, concealsRejected } from './conceal-rejection.ts'
import { dismissFirstSteps, wantsFirstSteps } from './first-steps.ts'
import { accountLimits } from './limits.ts'
import { outboxAt, ownOutbox } from './outbox.ts'
import { changePassword, requestPasswordReset, resetLinkWorks, resetPassword } from './password-reset.ts'
import { ownProfile, renameSelf } from './profile.ts'
import { sendKey } from './send-key.ts'
import { requestSignInCode } from './request-sign-in-code.ts'
import {
  openSession,
  ownSessions,
  revokeSession,
  sessionHolder,
  sessionUser,
  signOutEverywhere,
  signOutHere,
} from './sessions.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { openAccount, signUp } from './sign-up.ts'
import { giveSignUpDetails } from './sign-up-details.ts'
import { attemptUnderWay, beginSignIn } from './single-sign-on/begin.ts'
import { byToken } from './single-sign-on/by-token.ts'
import { confirmationOf, confirmSignIn, linkSignedIn, resendConfirmation } from './single-sign-on/confirm.ts'
import { domainUseCases, emailDomains } from './single-sign-on/domains.ts'
import { finishSignIn } from './single-sign-on/finish.ts'
import {
  companyWithSingleSignOn,
  configureSingleSignOn,
  disableSingleSignOn,
  mayChangeSignOn,
  singleSignOn,
} from './single-sign-on/settings.ts'
import { entryOffer, issueEntry, issueToken, redeemEntry, revokeToken, tokenAsker } from './tokens.ts'
import { accountAt, checkUserExists, resendCode, resendCodeTo, verifyAddress, verifyEmail } from './verification.ts'

export function accountUseCases(core: Core) {
  const limits = accountLimits(core)
  return {
    signUp: signUp(core, limits),
    openAccount: openAccount(core),
    giveSignUpDetails: giveSignUpDetails(core),
    verifyEmail: verifyEmail(core, limits),
    resendCode: resendCode(core, limits),
    verifyAddress: verifyAddress(core, limits),
    resendCodeTo: resendCodeTo(core, limits),
    accountAt: accountAt(core),
    checkUserExists: checkUserExists(core, limits),
    requestPasswordReset: requestPasswordReset(core, limits),
    resetLinkWorks: resetLinkWorks(core),
    resetPassword: resetPassword(core),
    changePassword: changePassword(core, limits),
    signIn: signIn(core, limits),
    requestSignInCode: requestSignInCode(core, limits),
    openSession: openSession(core),
    authState: authState(core),
    sessionUser: sessionUser(core),
    sessionHolder: sessionHolder(core),
    ownSessions: ownSessions(core),
    revokeSession: revokeSession(core),
    signOutHere: signOutHere(core),
    issueToken: issueToken(core),
    issueEntry: issueEntry(core),
    entryOffer: entryOffer(core),
    redeemEntry: redeemEntry(core),
    tokenAsker: tokenAsker(core),
    revokeToken: revokeToken(core),
    ...byToken(core),
    beginSignIn: beginSignIn(core),
    attemptUnderWay: attemptUnderWay(core),
    finishSignIn: finishSignIn(core),
    confirmationOf: confirmationOf(core),
    confirmSignIn: confirmSignIn(core, limits),
    resendConfirmation: resendConfirmation(core, limits),
    linkSignedIn: linkSignedIn(core),
    singleSignOn: singleSignOn(core),
    configureSingleSignOn: configureSingleSignOn(core),
    disableSingleSignOn: disableSingleSignOn(core),
    companyWithSingleSignOn: companyWithSingleSignOn(core),
    mayChangeSignOn: mayChangeSignOn(core),
    emailDomains: emailDomains(core),
    ...domainUseCases(core),
    signOut: signOut(core),
    signOutEverywhere: signOutEverywhere(core),
    issueApiKey: issueApiKey(core),
    revokeApiKey: revokeApiKey(core),
    apiKeyAsker: apiKeyAsker(core),
    jobKeyAsker: jobKeyAsker(core),
    wantsFirstSteps: wantsFirstSteps(core),
    dismissFirstSteps: dismissFirstSteps(core),
    candidateColumns: candidateColumns(core),
    chooseCandidateColumns: chooseCandidateColumns(core),
    candidateColumnWidths: candidateColumnWidths(core),
    resizeCandidateColumn: resizeCandidateColumn(core),
    concealsRejected: concealsRejected(core),
    concealRejection: concealRejection(core),
    chooseLanguage: chooseLanguage(core),
    ownProfile: ownProfile(core),
    renameSelf: renameSelf(core),
    sendKey: sendKey(core),
    ownOutbox: ownOutbox(core),
    outboxAt: outboxAt(core),
  }
}
