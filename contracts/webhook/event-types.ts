/** Every type of public event. Free of zod, for browsers. */
export const publicEventTypes = [
  'candidate.added',
  'candidate.invited',
  'candidate.applied',
  'candidate.completed',
  'candidate.moved',
  'candidate.scored',
  'candidate.rated',
  'candidate.commented',
  'candidate.hired',
  'candidate.rejected',
  'candidate.erased',
  'interview.booked',
  'interview.moved',
  'interview.cancelled',
  'job.activated',
  'job.archived',
  'job.closing',
  'notice.mention',
  'notice.score_due',
  'notice.import_finished',
] as const
export type PublicEventType = (typeof publicEventTypes)[number]

/** `jobs`: which a channel can be for, one by one. */
export const webhookLimits = { perCompany: 20, url: 2000, name: 80, jobs: 100 } as const
/** For so long after a rotation the former secret signs too. */
export const ROTATION_HOURS = 24
export const OFF_AFTER_DAYS = 5
export const LOG_DAYS = 30

/** Why an endpoint gets nothing. `person`: paused by hand; `owner`: its owner has left or lost the right; `plan`: the plan lacks it. */
export const pauses = ['person', 'owner', 'plan'] as const
/** `failing`: for five days; `gone`: it answered 410. */
export const switchOffs = ['failing', 'gone'] as const
export const webhookKinds = ['webhook', 'zapier', 'teams', 'chat'] as const
/** What people add: systems, channels of Microsoft Teams, and of other chats that take a text. */
export const addedKinds = ['webhook', 'teams', 'chat'] as const
export type AddedKind = (typeof addedKinds)[number]
export const isChannel = (kind: (typeof webhookKinds)[number]) => kind === 'teams' || kind === 'chat'
