/** The enumerations of interviews (C§4): numbers for programs, names for people who read code. */
export const statusCodes = {
  SCHEDULED_CANCELED: 100,
  PENDING_CANCELED: 110,
  DISAPPROVED: 120,
  CANDIDATE_CANCELLED: 130,
  PENDING_APPROVAL: 200,
  PENDING_REQUESTED: 210,
  PENDING_IDLE: 220,
  REQUESTED: 230,
  SCHEDULED_IDLE: 300,
  COMPLETED: 310,
  CANCELLED: 400,
  EXPIRED: 410,
} as const
export type StatusName = keyof typeof statusCodes
export const statusNames = Object.keys(statusCodes) as [StatusName, ...StatusName[]]

export const attendeeResponses = { PENDING: 0, MAYBE: 1, CONFIRMED: 2, REJECTED: 3 } as const
export type AttendeeResponse = keyof typeof attendeeResponses
export const responseNames = Object.keys(attendeeResponses) as [AttendeeResponse, ...AttendeeResponse[]]

export const requirements = { OPTIONAL: 0, SOME: 1, REQUIRED: 2 } as const
export type Requirement = keyof typeof requirements
export const requirementNames = Object.keys(requirements) as [Requirement, ...Requirement[]]

export const meetingTypes = { FACE_TO_FACE: 0, CALL: 1, ONLINE: 2 } as const
export type MeetingType = keyof typeof meetingTypes
export const meetingTypeNames = Object.keys(meetingTypes) as [MeetingType, ...MeetingType[]]

export const channels = { EMAIL: 0, SMS: 1, WHATSAPP: 2 } as const
/**
 * By what a candidate is written to, in the order of the codes (LIVE-009): who has no number gets mail, and who has no address
 * a text message.
 */
export const offerChannels = ['email', 'sms', 'whatsapp'] as const
export type OfferChannel = (typeof offerChannels)[number]

/** The conferencing service that the owner of a calendar prefers. */
export const PREFERRED_PROFILE = 'default'

/** Whose words a message is: those of the product, or what a person wrote (AI-009). */
export const messageSources = { TAIRA: 0, MANUAL: 1 } as const

/** Times that a colleague selected, or all times at which the people needed are free. */
export const sharings = { SELECT: 0, ALL: 1 } as const
export type Sharing = keyof typeof sharings
export const sharingNames = Object.keys(sharings) as [Sharing, ...Sharing[]]

/** Why an interview is withdrawn without a person who cancels it. */
export const withdrawalCauses = ['candidate-rejected', 'candidate-deleted', 'job-archived', 'move-undone'] as const
export type WithdrawalCause = (typeof withdrawalCauses)[number]

/** Progress of an interview in the candidate's history (ACT-008). */
export const interviewSteps = ['awaiting', 'scheduled', 'completed', 'cancelled'] as const
export type InterviewStep = (typeof interviewSteps)[number]

/** Steps of a candidate's live interviews in one word: what comes next counts more than what is over. */
const weight: readonly InterviewStep[] = ['scheduled', 'awaiting', 'completed', 'cancelled']
export type LiveInterview = { step: InterviewStep; start: string | null }
/** Of several interviews the one to look at: the next that is booked, else the one furthest from its end; null without any. */
export function foremost(interviews: readonly LiveInterview[]): LiveInterview | null {
  const rank = ({ step, start }: LiveInterview) => `${weight.indexOf(step)} ${start ?? '~'}`
  return [...interviews].sort((one, other) => (rank(one) < rank(other) ? -1 : 1))[0] ?? null
}
/** What candidates can be filtered by; `none`: no interview was ever planned. */
export const liveInterviewFilters = [...interviewSteps, 'none'] as const
