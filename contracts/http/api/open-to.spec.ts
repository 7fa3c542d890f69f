import { expect, it } from 'vitest'
import { type Permission, permissionsOf } from '../../kernel/permissions.ts'
import { apiRoutes } from './all.ts'
import type { RouteSpec } from './route.ts'

/**
 * The table says who may make a call, and the matrix of test/security compares what the server does with the table
 * alone. So those that are open to more than editors and administrators are named here once more.
 */
const open = {
  everyone:
    'checkUserExists signUp verifyUser resendVerificationCode resetPassword checkCompanyForSSOSupport ssoSignup userSso getNewUserDetails updateNewUser',
  accounts:
    'getNotifications updateNotificationsPref concealRejection checkVideoUpload getCompany getCompanyFeatures getCompanyDetails getUser listUsers getBalance getCountryCode postRegistration setUsername uploadImage createClient getClient issueToken revokeToken linkAccount getUserInfo logout getCollaborators searchUser listPlans getClientUsage getClientCurrency contactUs contactEnterprisePlan createEvent updateEvent zapierMe zapierUnsubscribe',
  viewers:
    'listJobs topJobs jobsCount getJob singleJob affectedCandidates getCategories jobPermissions jobsPermissions updateJobNotifications video changeTags saveComments comment react saveRating jobInvitations getScorecard draftScorecard sendScorecard getTranscripts searchTranscripts askForTranscript correctTranscript getCaptions getEvaluation askForEvaluation reviewEvaluation dashboardFilters createDashboardFilter updateDashboardFilter deleteDashboardFilter jobAutomations counters reportPlayback events zapierSubscribe zapierSamples zapierJobs zapierColumns zapierComment',
}

const levelOf = (permission: RouteSpec['permission']) =>
  permission === 'public'
    ? 'everyone'
    : permission === 'signed-in'
      ? 'accounts'
      : permissionsOf.review.includes(permission as Permission)
        ? 'viewers'
        : null

it.each(Object.entries(open))('no call is open to %s but those that are meant to be', (who, named) => {
  const calls = Object.entries(apiRoutes).filter(([, { permission }]) => levelOf(permission) === who)
  expect(
    calls.map(([id]) => id).toSorted(),
    `calls open to ${who}: if a call is meant to be, name it in this file, and if not, give its row another permission`,
  ).toEqual(named.split(' ').toSorted())
})
