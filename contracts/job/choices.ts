/** The closed lists of a job, free of zod so that browsers can have them for the price of the words. */
export const jobTypes = ['full_time', 'part_time', 'contractor', 'temporary', 'other'] as const
export const payPeriods = ['hourly', 'daily', 'weekly', 'monthly', 'annual'] as const
export const workplaces = ['On-site', 'Remote', 'Hybrid'] as const
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'PHP', 'HKD'] as const

/** How candidates are interviewed: they record by themselves, or they meet an interviewer. */
export const interviewModes = ['REACTIVE', 'LIVE'] as const

export const builderSteps = ['jobDetails', 'scorecard', 'screen', 'preview', 'publish'] as const

/** Nice to have 0.5, Important 1, Must have 2 (B§5). */
export const skillWeights = [0.5, 1, 2] as const
export const DEFAULT_WEIGHT = 1
export const MAX_SKILLS = 15
/** What the scorecard step advises; more is allowed up to {@link MAX_SKILLS}. */
export const ADVISED_SKILLS = 10

/** Characters of the name of a version. */
export const MAX_VERSION_NAME = 80

/** The publishing events of C§4; 'deadline set' is an event of its own. */
export const shareActions = [
  'open publish',
  'publish on job boards',
  'copy direct link',
  'QR downloaded',
  'sending invitations',
] as const
export type ShareAction = (typeof shareActions)[number]

/** What can be passed on with a mark of its own (C§3: referrer.copyLink, referrer.qrCode). */
export const referralWays = ['copyLink', 'qrCode'] as const
export type ReferralWay = (typeof referralWays)[number]
export type Referrals = Record<ReferralWay, boolean>
