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
] as const
export type PublicEventType = (typeof publicEventTypes)[number]

export const webhookLimits = { perCompany: 20, url: 2000 } as const
/** For so long after a rotation the former secret signs too. */
export const ROTATION_HOURS = 24
export const OFF_AFTER_DAYS = 5
export const LOG_DAYS = 30

/** Why an endpoint gets nothing. `person`: paused by hand; `owner`: its owner has left or lost the right; `plan`: the plan lacks it. */
export const pauses = ['person', 'owner', 'plan'] as const
/** `failing`: for five days; `gone`: it answered 410. */
export const switchOffs = ['failing', 'gone'] as const
export const webhookKinds = ['webhook', 'zapier'] as const
