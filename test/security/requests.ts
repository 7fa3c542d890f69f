import { randomUUID } from 'node:crypto'
import type { RouteId } from '#contracts/http/api/all.ts'
import type { Endpoint } from '#contracts/http/api/route.ts'
import type { Company } from '../support/api.ts'
import { billingRequests } from './billing-requests.ts'
import { integrationRequests } from './integration-requests.ts'
import { webhookRequests } from './webhook-requests.ts'
import { zapierRequests } from './zapier-requests.ts'
import { aMeeting, aPage, aWorkflow, anAutomation, gif, person, pictureForm, someHours, type Sample } from './bodies.ts'

/** What a request names: the records of one company, or of none. */
export type Ids = {
  companyId: string
  jobId: string
  columnId: string
  candidateId: string
  commentId: string
  recordingId: string
  keyId: string
  key: string
  userId: string
  memberId: string
  groupId: string
  roleId: string
  brandId: string
  interviewId: string
  model: string
  templateId: string
  workflowId: string
  /** The caller's own. */
  filterId?: string
  webhookId?: string
  deliveredId?: string
  /** One that was reported just now. */
  eventId?: string
  invoiceId?: string
  integrationId?: string
  linkId?: string
  publicToken?: string
}
/** The records of a company that the requests name. */
export const idsOf = ({
  companyId,
  jobId,
  columnId,
  started,
  commentId,
  recordingId,
  spareKey,
  userId,
  memberId,
  groupId,
  roleId,
  templateId,
  workflowId,
  brandId,
  interviewId,
}: Company): Ids => ({
  companyId,
  jobId,
  columnId,
  candidateId: started,
  commentId,
  recordingId,
  keyId: spareKey.keyId,
  key: spareKey.headers.authorization!.slice('Bearer '.length),
  userId,
  memberId,
  groupId,
  roleId,
  templateId,
  workflowId,
  brandId,
  interviewId,
  model: 'candidate-facts',
})
/**
 * A request of each route that is in order but for the records it names. A route that is not here does not compile,
 * and the matrix notices.
 */
export const samples: { [Id in RouteId]: (ids: Ids) => Sample } = {
  ...integrationRequests,
  ...zapierRequests,
  listJobs: () => ({ query: { status: 'active' } }),
  topJobs: () => ({}),
  jobsCount: () => ({}),
  checkVideoUpload: () => ({ query: { term: '0192aaaa-0000-7000-8000-000000000001' } }),
  newVideoUpload: () => ({}),
  getJobByKey: ({ jobId }) => ({ params: { id: jobId } }),
  updateJobByKey: ({ jobId }) => ({ params: { id: jobId }, body: { englishLevel: null } }),
  newVideoUploadByKey: () => ({}),
  checkVideoUploadByKey: () => ({ query: { term: '0192aaaa-0000-7000-8000-000000000001' } }),
  signedUpload: () => ({ query: { filename: 'hello.mp4', type: 'video/mp4' } }),
  videoQuestionSignedUrl: () => ({}),
  uploadVideoFile: () => ({ form: () => pictureForm(new Uint8Array(gif), 'file') }),
  deleteVideoFile: () => ({ body: { files: [] } }),
  getJob: ({ jobId }) => ({ params: { id: jobId } }),
  singleJob: ({ jobId }) => ({ query: { jobID: jobId } }),
  affectedCandidates: ({ jobId }) => ({ params: { id: jobId } }),
  jobVersions: ({ jobId }) => ({ params: { id: jobId } }),
  jobVersion: ({ jobId }) => ({ params: { id: jobId, revision: '0' } }),
  nameJobVersion: ({ jobId }) => ({ params: { id: jobId, revision: '0' }, body: { name: 'First' } }),
  restoreJobVersion: ({ jobId }) => ({ params: { id: jobId, revision: '0' } }),
  createJob: () => ({ body: { title: 'Night porter' } }),
  updateJob: ({ jobId }) => ({ params: { id: jobId }, body: { englishLevel: null } }),
  updateInterview: ({ jobId }) => ({ body: { job_id: jobId, englishLevel: null } }),
  updateJobPermissions: ({ jobId }) => ({ params: { id: jobId }, body: [{ group_id: 'global', role_id: 'global' }] }),
  jobPermissions: ({ jobId }) => ({ params: { id: jobId } }),
  jobsPermissions: () => ({}),
  updateJobNotifications: ({ jobId }) => ({ body: { interviewId: jobId, follow: true } }),
  getNotifications: () => ({}),
  updateNotificationsPref: () => ({ body: { type: 'scoreDue', email: true, notifications: true } }),
  concealRejection: () => ({ body: { concealRejection: false } }),
  updateInviteStatus: ({ candidateId }) => ({ body: { videoId: candidateId, status: 'pending' } }),
  jobAutomations: ({ jobId }) => ({ params: { id: jobId } }),
  updateJobAutomations: ({ jobId }) => ({ params: { id: jobId }, body: { automations: [anAutomation] } }),
  enterpriseAvailabilityRules: ({ userId }) => ({ query: { user_id: userId } }),
  saveEnterpriseAvailabilityRule: ({ userId }) => ({ body: { user_id: userId, ...someHours } }),
  deleteEnterpriseAvailabilityRule: ({ userId }) => ({ params: { id: 'spare' }, query: { user_id: userId } }),
  enterpriseDefaultAvailabilityRule: ({ userId }) => ({ body: { user_id: userId, availability_rule_id: 'office' } }),
  updateEnterpriseAvailabilityRules: ({ userId }) => ({ body: { user_ids: [userId], ...someHours } }),
  individualAvailabilityRules: () => ({}),
  saveIndividualAvailabilityRule: () => ({ body: someHours }),
  deleteIndividualAvailabilityRule: () => ({ params: { id: 'spare' } }),
  individualDefaultAvailabilityRule: () => ({ body: { availability_rule_id: 'office' } }),
  individualAvailability: ({ jobId, userId }) => ({
    body: {
      job_id: jobId,
      attendees: [{ user_id: userId, required: 'REQUIRED' }],
      required_duration: 30,
      availability_days: 14,
      tzid: 'Europe/Berlin',
    },
  }),
  listCalendarEvents: ({ jobId }) => ({ query: { job_id: jobId } }),
  listMeetings: ({ jobId }) => ({ query: { job_id: jobId } }),
  exportCalendarEvents: ({ jobId }) => ({ query: { job_id: jobId } }),
  planCalendarEvent: ({ jobId, candidateId, userId }) => ({
    body: { job_id: jobId, video_id: candidateId, ...aMeeting(userId) },
  }),
  changeCalendarEvent: ({ interviewId }) => ({ params: { event_id: interviewId }, body: { no_show: true } }),
  approveCalendarEvent: ({ interviewId }) => ({ params: { event_id: interviewId } }),
  rescheduleCalendarEvent: ({ interviewId }) => ({
    params: { event_id: interviewId },
    body: { start: '2999-01-01T09:00:00.000Z', tzid: 'Europe/Berlin' },
  }),
  cancelCalendarEvent: ({ interviewId }) => ({ params: { id: interviewId }, body: { decline_reason: 'Ill' } }),
  enterpriseCalendarAuth: () => ({ query: { provider_name: 'built-in' } }),
  endEnterpriseCalendarAuth: () => ({}),
  enterpriseServiceAccount: () => ({}),
  enterpriseAccessToken: () => ({ body: { code: 'x' } }),
  enterpriseConferencingToken: () => ({ body: { code: 'x', conferencing_provider_name: 'zoom' } }),
  enterpriseOuToken: () => ({ query: { conferencing_provider_name: 'zoom' } }),
  calendarUsers: () => ({}),
  findCalendarUsers: () => ({ body: { emails: ['admin@acme.test'] } }),
  disconnectCalendarUser: ({ userId }) => ({ query: { user_id: userId } }),
  calendarResources: () => ({}),
  findCalendarResources: () => ({ body: { emails: ['room@acme.test'] } }),
  individualCalendarAuth: () => ({ query: { provider_name: 'google' } }),
  individualAccessToken: () => ({ body: { code: 'x', timezone: 'UTC' } }),
  individualConferencing: () => ({ query: { provider_name: 'zoom' } }),
  revokeCalendarProfile: () => ({ query: { profile_id: randomUUID() } }),
  revokeCalendarAuthorization: () => ({}),
  connectCalendar: () => ({ body: { name: 'Work', address: 'http://127.0.0.1:1/a.ics' } }),
  connectCalendarAccount: () => ({
    body: { name: 'Work', address: 'http://127.0.0.1:1', username: 'ben', password: 'secret' },
  }),
  chooseCalendarTarget: () => ({ params: { id: randomUUID() }, body: { target: null } }),
  disconnectCalendar: () => ({ params: { id: randomUUID() } }),
  calendarUserInfo: () => ({}),
  userCalendars: () => ({}),
  userCalendarOauth: () => ({ body: { code: 'x' } }),
  userConferencing: () => ({ params: { provider: 'zoom' } }),
  schedulingLink: ({ jobId, candidateId, userId }) => {
    const { slots, ...event } = aMeeting(userId)
    return { body: { job_id: jobId, video_id: candidateId, event, availability: { slots } } }
  },
  disableMeeting: ({ interviewId }) => ({ body: { cronofy_real_time_scheduling_id: interviewId } }),
  sendSchedulingReminders: ({ jobId }) => ({ query: { job_id: jobId } }),
  schedulingReminders: ({ jobId }) => ({ query: { job_id: jobId } }),
  schedulingSettings: () => ({ body: { scheduling: { isAutoApproveEnabled: true } } }),
  dryRunAutomation: ({ jobId }) => ({ params: { id: jobId }, body: anAutomation }),
  cloneJob: ({ jobId }) => ({ body: { job_id: jobId } }),
  activateJob: ({ jobId }) => ({ body: { id: jobId } }),
  deleteJob: ({ jobId }) => ({ body: { job_id: jobId } }),
  getCategories: () => ({}),
  createEvent: () => ({ body: { scope: 'job', extraData: { page: 'builder' } } }),
  updateEvent: ({ eventId = '00000000-0000-4000-8000-000000000000' }) => ({
    params: { id: eventId },
    body: { extraData: { page: 'board' } },
  }),
  setJobMode: () => ({ body: { jobMode: 'default' } }),
  setTemplateSettings: () => ({ body: { templateSettings: { stages: ['On site'] } } }),
  updateCategories: () => ({ body: { categories: [], other: [{ cat_id: 'office', name: 'Office' }] } }),
  archiveJob: ({ jobId }) => ({ body: { id: jobId } }),
  editColumn: ({ jobId, columnId }) => ({ body: { job_id: jobId, columnId, title: 'Call' } }),
  deleteColumn: ({ jobId }) => ({ body: { job_id: jobId, columnId: 'hired' } }),
  changeKanban: ({ jobId, columnId }) => ({
    body: {
      job_id: jobId,
      kanban: ['default', columnId, 'hired', 'rejected'].map((id) => ({ id, title: id === columnId ? 'Call' : id })),
    },
  }),
  updateVideo: ({ candidateId }) => ({ body: { videoId: candidateId, fields: { statusId: 'hired' } } }),
  updateVideoRejectedStatus: ({ candidateId }) => ({ body: { videoId: candidateId, rejected: false } }),
  moveVideos: ({ jobId, candidateId }) => ({ body: { job_id: jobId, videoIds: [candidateId], statusId: 'default' } }),
  saveComments: ({ candidateId }) => ({ body: { id: candidateId, comment: { text: 'Good' } } }),
  comment: ({ candidateId }) => ({ params: { id: candidateId }, body: { text: 'Good' } }),
  react: ({ candidateId, commentId }) => ({ params: { id: candidateId, commentId }, body: { reaction: '👍' } }),
  video: ({ candidateId }) => ({ params: { id: candidateId } }),
  changeTags: ({ candidateId }) => ({
    params: { id: candidateId },
    body: { tags: [{ title: 'Senior', chosen: true }] },
  }),
  saveRating: ({ candidateId }) => ({ body: { id: candidateId, rating: { value: 3 } } }),
  getTranscripts: ({ candidateId }) => ({ params: { id: candidateId } }),
  searchTranscripts: ({ jobId }) => ({ params: { id: jobId }, query: { says: 'kafka' } }),
  askForTranscript: ({ candidateId, recordingId }) => ({
    params: { id: candidateId, recordingId },
    body: { language: 'en-GB' },
  }),
  correctTranscript: ({ candidateId, recordingId }) => ({
    params: { id: candidateId, recordingId },
    body: { basedOn: 1, segment: 0, text: 'I built services' },
  }),
  getEvaluation: ({ candidateId }) => ({ params: { id: candidateId } }),
  askForEvaluation: ({ candidateId }) => ({ params: { id: candidateId } }),
  reviewEvaluation: ({ candidateId }) => ({
    params: { id: candidateId },
    body: { evaluationId: randomUUID(), agrees: true, reason: '' },
  }),
  getCaptions: ({ candidateId, recordingId }) => ({ params: { id: candidateId, recordingId } }),
  getScorecard: ({ candidateId }) => ({ params: { id: candidateId } }),
  draftScorecard: ({ candidateId }) => ({ params: { id: candidateId }, body: { version: 1, points: { s1: 80 } } }),
  sendScorecard: ({ candidateId }) => ({
    params: { id: candidateId },
    body: { version: 1, points: { s1: 80 }, basedOn: 0 },
  }),
  askForScorecards: ({ candidateId }) => ({ params: { id: candidateId }, body: { reviewers: [] } }),
  dashboardFilters: ({ jobId }) => ({ params: { jobId } }),
  createDashboardFilter: ({ jobId }) => ({
    params: { jobId },
    body: { name: `Best ${randomUUID()}`, filter: { rating: 4 }, shared_with: 'team' },
  }),
  updateDashboardFilter: ({ jobId, filterId }) => ({
    params: { jobId, filterId: filterId ?? randomUUID() },
    body: { pinned: true },
  }),
  deleteDashboardFilter: ({ jobId }) => ({ params: { jobId, filterId: randomUUID() } }),
  getShares: ({ jobId }) => ({ params: { id: jobId } }),
  createShare: ({ jobId, candidateId }) => ({
    params: { id: jobId },
    body: { video_ids: [candidateId], title: 'Shortlist' },
  }),
  changeShares: ({ jobId }) => ({
    params: { id: jobId },
    body: { share_ids: [], expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
  }),
  revokeShares: ({ jobId }) => ({ params: { id: jobId }, body: { share_ids: [] } }),
  getReviewRules: ({ jobId }) => ({ params: { id: jobId } }),
  setReviewRules: ({ jobId }) => ({ params: { id: jobId }, body: { blindReview: false } }),
  getScoringRules: () => ({}),
  setScoringRules: () => ({ body: { mustHave: 'propose' } }),
  deleteCandidate: ({ candidateId }) => ({ body: { videoId: candidateId } }),
  sendInvites: ({ jobId }) => ({ body: { job_id: jobId, candidates: [person] } }),
  jobInvitations: ({ jobId }) => ({ query: { job_id: jobId } }),
  updateDeadlineForInvite: ({ candidateId }) => ({
    body: { videoId: candidateId, deadlineDate: '2999-01-01T12:00:00Z', timezone: 'UTC' },
  }),
  sendReminders: ({ candidateId }) => ({ body: { videoIds: [candidateId] } }),
  deleteInvitations: ({ candidateId }) => ({ body: { videoIds: [candidateId] } }),
  getCompany: () => ({}),
  getCompanyFeatures: () => ({}),
  getCompanyDetails: () => ({ body: {} }),
  updateCompanyDetails: () => ({ body: { website: 'https://acme.test' } }),
  getCountryCode: () => ({}),
  getUser: () => ({}),
  listUsers: () => ({}),
  getBalance: () => ({}),
  getApiKeys: () => ({}),
  updateApiKey: ({ keyId }) => ({ body: { label: 'Reporting', scopes: ['jobs.read'], replaces: keyId } }),
  sendKeyEmail: ({ key, userId }) => ({ body: { key, user_id: userId } }),
  counters: () => ({}),
  metricsJobs: () => ({}),
  metricsDashboards: () => ({}),
  metricsVideos: () => ({}),
  metricsInviteConversion: () => ({}),
  metricsConversion: () => ({}),
  metricsUsers: () => ({}),
  metricsPlaybacks: () => ({}),
  getAdditionalInfo: () => ({}),
  getRetakesConversion: () => ({}),
  getStartedConversion: () => ({}),
  getReplayData: () => ({}),
  getWatchedData: () => ({}),
  reportPlayback: ({ candidateId, userId }) => ({
    body: { candidate_id: candidateId, recording_id: userId, ranges: [[0, 10]] },
  }),
  checkCompanyForSSOSupport: () => ({ query: { companySlug: 'acme' } }),
  ssoSignup: () => ({ body: { company_id: 'c000000000000', idToken: 'nothing' } }),
  userSso: () => ({ query: { email: 'admin@acme.test' } }),
  issueToken: () => ({ body: {} }),
  revokeToken: ({ jobId }) => ({ params: { id: jobId } }),
  linkAccount: () => ({ body: { connection: 'google', idToken: 'nothing' } }),
  getUserInfo: () => ({}),
  logout: () => ({}),
  uploadImage: ({ userId }) => ({ query: { user_id: userId }, form: () => pictureForm() }),
  getCollaborators: () => ({}),
  searchUser: () => ({ query: { search: 'ada' } }),
  sendInvitations: () => ({ body: { collaborators: [{ email: 'not an address' }] } }),
  saveUniqueCode: ({ memberId }) => ({ body: { user_id: memberId } }),
  getNewUserDetails: () => ({ query: { uniqueCode: 'nothing' } }),
  updateNewUser: () => ({ body: { uniqueCode: 'nothing', username: 'Grace', password: 'tR4-vexing-lamp' } }),
  updateCollaborator: ({ memberId }) => ({ body: { user_id: memberId, global_role_id: 'review' } }),
  deleteCollaborator: ({ memberId }) => ({ body: { user_id: memberId } }),
  assignGlobalRole: ({ memberId }) => ({ body: { users: [memberId], global_role_id: 'review' } }),
  removeUsers: ({ memberId }) => ({ body: { users: [memberId] } }),
  updateUser: ({ memberId }) => ({ params: { id: memberId }, body: { global_role_id: 'review' } }),
  removeUser: ({ memberId }) => ({ params: { id: memberId } }),
  createGroup: () => ({ body: { name: 'Panel' } }),
  addToGroups: ({ userId, groupId }) => ({ body: { members: [userId], groups: [groupId] } }),
  changeGroup: ({ groupId }) => ({ params: { group_id: groupId }, body: { color: 'teal' } }),
  deleteGroup: ({ groupId }) => ({ params: { id: groupId } }),
  createRole: () => ({ body: { name: 'Coordinator', permissions: ['jobs.read'] } }),
  changeRole: ({ roleId }) => ({ params: { role_id: roleId }, body: { permissions: ['jobs.read'] } }),
  deleteRole: ({ roleId }) => ({ params: { id: roleId } }),
  getChatbotTemplates: () => ({}),
  getClientTemplates: () => ({}),
  syncTemplates: () => ({}),
  createNewTemplate: () => ({ body: { name: 'Hello', first_question: 'When can you start?' } }),
  updateTemplate: ({ templateId }) => ({ body: { template_id: templateId, name: 'Engineers' } }),
  createSampleInterviewFromTemplate: () => ({ body: {} }),
  deleteTemplate: ({ templateId }) => ({ body: { template_id: templateId } }),
  ...webhookRequests,
  workflows: () => ({}),
  createWorkflow: () => ({ body: aWorkflow }),
  workflow: ({ workflowId }) => ({ params: { id: workflowId } }),
  updateWorkflow: ({ workflowId }) => ({ params: { id: workflowId }, body: { name: 'Follow up' } }),
  deleteWorkflow: ({ workflowId }) => ({ params: { id: workflowId } }),
  assessmentTemplates: () => ({}),
  assessmentTemplate: ({ templateId }) => ({ params: { id: templateId } }),
  createAssessmentTemplate: () => ({ body: { name: 'Porters', questions: [aPage] } }),
  updateAssessmentTemplate: ({ templateId }) => ({ params: { id: templateId }, body: { name: 'Engineers' } }),
  deleteAssessmentTemplate: ({ templateId }) => ({ params: { id: templateId } }),
  listBrands: () => ({}),
  createBrand: () => ({ body: {} }),
  changeBrand: ({ brandId }) => ({ params: { brand_id: brandId }, body: { overlay: '#112233' } }),
  deleteBrand: ({ brandId }) => ({ params: { id: brandId } }),
  uploadLogo: () => ({ form: () => pictureForm() }),
  uploadBrandImage: () => ({ form: () => pictureForm() }),
  removeBackground: () => ({ form: () => pictureForm(new Uint8Array(gif)) }),
  listReadModels: () => ({}),
  queryReadModel: ({ model }) => ({ params: { name: model } }),
  ...billingRequests,
  listPlans: () => ({ query: { currency: 'gbp', country: 'GB' } }),
  getClientUsage: () => ({}),
  getClientCurrency: () => ({}),
  contactUs: () => ({ body: { ...person, message: 'Which plan is for us?' } }),
  contactEnterprisePlan: () => ({ body: { ...person, message: 'What would 40 users cost?' } }),
  checkUserExists: () => ({ body: { email: 'grace@example.org' } }),
  signUp: () => ({ body: { username: 'Grace', email: 'grace@example.org', password: 'tR4-vexing-lamp' } }),
  verifyUser: () => ({ body: { email: 'grace@example.org', verificationCode: '1234' } }),
  resendVerificationCode: () => ({ body: { email: 'grace@example.org' } }),
  // Another address each time: one is sent ten links at most.
  resetPassword: () => ({ body: { email: `grace.${randomUUID()}@example.org` } }),
  postRegistration: () => ({ body: { user_metadata: { company_name: 'Grace & Co' } } }),
  setUsername: ({ userId }) => ({ body: { username: 'Rita Moreno', user_id: userId } }),
  createClient: ({ companyId }) => ({ body: { email: 'admin@acme.test', client_id: companyId } }),
  getClient: ({ companyId }) => ({ params: { id: companyId } }),
  aggregateReadModel: ({ model }) => ({ params: { name: model }, body: { pipeline: [{ $limit: 1 }] } }),
}

export const sampleOf = ({ id }: Endpoint, ids: Ids): Sample => samples[id as RouteId](ids)

export function pathOf({ url }: Endpoint, { params = {}, query = {} }: Sample): string {
  const path = url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}
