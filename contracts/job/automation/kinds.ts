/** What begins an automation; free of zod, for browsers. */
export const automationTriggers = ['enters', 'completes', 'rejected', 'waits'] as const
export type AutomationTrigger = (typeof automationTriggers)[number]

/** What an automation does (C§4). */
export const automationActions = ['email', 'comment', 'reinvite', 'moveToColumn', 'meeting'] as const
export type AutomationActionType = (typeof automationActions)[number]

export const participantTypes = ['optional', 'some', 'required'] as const
export const meetingPlatforms = ['face_to_face', 'call', 'online'] as const

export const automationLimits = {
  perJob: 30,
  name: 80,
  comment: 5000,
  days: 365,
  slots: 50,
  summary: 200,
} as const

/** Why an automation did not do what it would have done. */
export const skipReasons = [
  'circle',
  'too-often',
  'moved-on',
  'no-address',
  'written-already',
  'not-finished',
  'column-gone',
  'limit',
  'opted-out',
  'planned-already',
  'switched-off',
  'panel-gone',
  'no-times',
  'hidden',
  'live-limit',
] as const
export type SkipReason = (typeof skipReasons)[number]

/** How often one automation acts for one candidate. */
export const MOST_RUNS = 20
/** Events that cause each other: beyond this many, automations stop. Below where the platform takes them for a circle. */
export const MOST_DEPTH = 12
