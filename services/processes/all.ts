import { accountMessageIsMailed, newAccountGetsCode } from './account-mail.ts'
import { changedCandidateReachesAts, takenApplicationIsCompared } from './ats.ts'
import { moveEachCandidate } from './bulk-move.ts'
import { dashboardIsMailed, dashboardMailIsTimed } from './dashboard-mail.ts'
import { billingChangeIsMailed } from './billing-mail.ts'
import { subscriptionIsTimed } from './billing-timers.ts'
import { companyReachesContacts, founderReachesContacts } from './contacts.ts'
import { candidateMeetsAutomations } from './automations.ts'
import { companySlugChangedFreesFormer, companySlugClaimedNamesCompany } from './company-slug.ts'
import { candidateOfDeletedJobIsErased, deletedJobLosesCandidates } from './delete-job.ts'
import { deletedCandidateIsErased, erasedCandidateLosesKey, erasedInterviewLosesKey } from './erase-candidate.ts'
import { deletedCandidateLosesRecordings, removedFileIsErased } from './erase-recordings.ts'
import { domainProofIsMailed, emailDomainProvenReservesDomain, emailDomainRemovedFreesDomain } from './email-domain.ts'
import { deletedJobLosesMedia, formerMediaOfTemplateIsErased, unusedMediaIsErased } from './erase-job-media.ts'
import { removedPicturesAreErased } from './erase-pictures.ts'
import { formerPortraitIsErased } from './erase-portrait.ts'
import { interviewKeepsItsTime } from './interview-claims.ts'
import { invitedCandidateGetsMail } from './invitation-mail.ts'
import { interviewIsMailed } from './interviews/mail.ts'
import { interviewIsTexted, interviewTextIsSent } from './interviews/texts.ts'
import {
  closedCompanyCalendarsAreLeft,
  connectedCalendarGetsInterviews,
  interviewReachesCalendars,
  leaverDisconnectsCalendars,
  interviewGetsLink,
  leaverLeavesInterviews,
} from './interviews/calendars.ts'
import { interviewReachesCandidate, lostCandidateWithdrawsInterviews } from './interviews/record.ts'
import { dueMeetingIsPlanned, orderedMeetingIsTimed } from './interviews/automated.ts'
import { archivedJobWithdrawsInterviews } from './interviews/archived-job.ts'
import { completedInterviewAsksForScores } from './interviews/scorecards.ts'
import { interviewIsTimed } from './interviews/timers.ts'
import { jobSlotConsumedActivatesJob, jobStatusSettlesSlot } from './job-slot.ts'
import { editedJobReviewsBoards, postedJobLeavesBoards } from './job-boards.ts'
import { completedCandidateIsJudged } from './judge-completed.ts'
import { deadlineIsWatched, nearDeadlineReachesColleagues } from './notices/deadlines.ts'
import { candidateNewsReachesColleagues } from './notices/candidate-news.ts'
import { finishedImportReachesItsPerson } from './notices/imports.ts'
import { stoppedAtsReachesAdministrators, stoppedWebhookReachesAdministrators } from './notices/integrations.ts'
import { lastInterviewsReachAdministrators, nearLimitReachesAdministrators } from './notices/plan-limits.ts'
import { noticeIsPushed } from './notices/pushing.ts'
import { noticeIsMailed, noticeWaitsForSummary, summaryIsMailed } from './notices/sending.ts'
import {
  availableIntegrationIsMailed,
  connectedIntegrationIsMailed,
  linkedAtsIsMailed,
  ownerlessIntegrationIsMailed,
} from './integration-mail.ts'
import {
  completedCandidateCompletesOrder,
  completedOrderIsReported,
  heldResultIsLookedAtAgain,
  regainedPlanReleasesResults,
  releasedResultsAreReported,
} from './orders.ts'
import { atsConflictReachesCandidate, heldResultReachesCandidate, orderReachesCandidate } from './outside-steps.ts'
import { rejectionMessageIsSent } from './rejection-message.ts'
import type { AnyProcessManager } from './process-manager.ts'
import {
  acceptedAddressOpensAccount,
  invitationRunsOut,
  invitedUserGetsMail,
  leaverFreesSeat,
  reservedEmailTakesSeat,
  seatReleasedFreesEmail,
  seatTakenInvitesUser,
} from './team-invitation.ts'
import { deletedJobLosesShares, sharedCandidateKnows, shareIsMailed, shareRunsOut } from './sharing.ts'
import { detailsGivenOpenCompany, emailReservedOpensAccount } from './sign-up.ts'
import { signOnChangeIsMailed } from './sign-on-mail.ts'
import { consumedTextIsSent, heldTextIsSent, textInvitationTakesVolume } from './text-invitation.ts'
import { timerFiredSendsCommand } from './timer.ts'
import { invitationDeadlineIsWatched } from './invitation-deadline.ts'
import { askedEvaluationIsMade, completeApplicationIsEvaluated } from './evaluations.ts'
import { askedTranscriptIsMade, uploadedRecordingAsksForTranscript } from './transcripts.ts'
import { regainedPlanResumesWebhooks } from './resume-webhooks.ts'
import { pausedCalendarIsMailed } from './interviews/paused-calendar.ts'
import { webhookChangeIsMailed } from './webhook-mail.ts'
import { writtenMessageIsSent } from './written-message.ts'
import { zapierFollowsItsConnection } from './zapier.ts'

/** Every process manager. */
export const allProcessManagers: readonly AnyProcessManager[] = [
  founderReachesContacts,
  companyReachesContacts,
  interviewKeepsItsTime,
  interviewReachesCalendars,
  closedCompanyCalendarsAreLeft,
  connectedCalendarGetsInterviews,
  leaverDisconnectsCalendars,
  interviewGetsLink,
  leaverLeavesInterviews,
  acceptedAddressOpensAccount,
  accountMessageIsMailed,
  archivedJobWithdrawsInterviews,
  billingChangeIsMailed,
  askedTranscriptIsMade,
  askedEvaluationIsMade,
  completeApplicationIsEvaluated,
  invitationDeadlineIsWatched,
  availableIntegrationIsMailed,
  candidateNewsReachesColleagues,
  candidateMeetsAutomations,
  orderedMeetingIsTimed,
  dueMeetingIsPlanned,
  candidateOfDeletedJobIsErased,
  companySlugChangedFreesFormer,
  companySlugClaimedNamesCompany,
  changedCandidateReachesAts,
  completedCandidateCompletesOrder,
  completedCandidateIsJudged,
  completedOrderIsReported,
  orderReachesCandidate,
  heldResultReachesCandidate,
  atsConflictReachesCandidate,
  regainedPlanResumesWebhooks,
  heldResultIsLookedAtAgain,
  regainedPlanReleasesResults,
  releasedResultsAreReported,
  connectedIntegrationIsMailed,
  ownerlessIntegrationIsMailed,
  completedInterviewAsksForScores,
  consumedTextIsSent,
  heldTextIsSent,
  dashboardIsMailed,
  dashboardMailIsTimed,
  deadlineIsWatched,
  deletedCandidateIsErased,
  deletedCandidateLosesRecordings,
  erasedCandidateLosesKey,
  erasedInterviewLosesKey,
  deletedJobLosesCandidates,
  deletedJobLosesMedia,
  deletedJobLosesShares,
  detailsGivenOpenCompany,
  domainProofIsMailed,
  editedJobReviewsBoards,
  emailDomainProvenReservesDomain,
  emailDomainRemovedFreesDomain,
  emailReservedOpensAccount,
  formerMediaOfTemplateIsErased,
  formerPortraitIsErased,
  interviewIsMailed,
  interviewIsTexted,
  interviewTextIsSent,
  interviewIsTimed,
  interviewReachesCandidate,
  invitationRunsOut,
  invitedCandidateGetsMail,
  invitedUserGetsMail,
  jobSlotConsumedActivatesJob,
  jobStatusSettlesSlot,
  lastInterviewsReachAdministrators,
  linkedAtsIsMailed,
  lostCandidateWithdrawsInterviews,
  leaverFreesSeat,
  moveEachCandidate,
  finishedImportReachesItsPerson,
  nearDeadlineReachesColleagues,
  nearLimitReachesAdministrators,
  stoppedAtsReachesAdministrators,
  stoppedWebhookReachesAdministrators,
  newAccountGetsCode,
  noticeIsMailed,
  noticeIsPushed,
  noticeWaitsForSummary,
  removedFileIsErased,
  rejectionMessageIsSent,
  removedPicturesAreErased,
  postedJobLeavesBoards,
  reservedEmailTakesSeat,
  seatReleasedFreesEmail,
  seatTakenInvitesUser,
  shareIsMailed,
  shareRunsOut,
  sharedCandidateKnows,
  signOnChangeIsMailed,
  subscriptionIsTimed,
  summaryIsMailed,
  takenApplicationIsCompared,
  textInvitationTakesVolume,
  timerFiredSendsCommand,
  unusedMediaIsErased,
  uploadedRecordingAsksForTranscript,
  webhookChangeIsMailed,
  pausedCalendarIsMailed,
  zapierFollowsItsConnection,
  writtenMessageIsSent,
]
