import type { InterviewStep } from '#contracts/interview/codes.ts'
import type { OutsideStep } from '#contracts/candidate/outside-steps.ts'
import type { AutomationActionType, AutomationTrigger, SkipReason } from '#contracts/job/automation/kinds.ts'
import type { Recommendation } from '#contracts/candidate/scoring.ts'
import type { Key } from '../locales/text.ts'

export const recommendationText = {
  'strong no': 'recommendStrongNo',
  no: 'recommendNo',
  yes: 'recommendYes',
  'strong yes': 'recommendStrongYes',
} as const satisfies Record<Recommendation, Key<'history'>>

/** As users see the steps (ACT-008). */
export const interviewText = {
  awaiting: 'interviewAwaiting',
  scheduled: 'interviewScheduled',
  completed: 'interviewCompleted',
  cancelled: 'interviewCancelled',
} as const satisfies Record<InterviewStep, Key<'history'>>
export const outsideText = {
  ordered: 'outsideOrdered',
  held: 'outsideHeld',
  reported: 'outsideReported',
  'not-taken': 'outsideNotTaken',
  theirs: 'outsideTheirs',
  ours: 'outsideOurs',
  'move-refused': 'outsideMoveRefused',
} as const satisfies Record<OutsideStep, Key<'history'>>
export const shareText = {
  open: 'shareOpen',
  revoked: 'shareRevoked',
  expired: 'shareExpired',
} as const satisfies Record<string, Key<'history'>>
export const automationTriggerText = {
  enters: 'onEnter',
  completes: 'onComplete',
  rejected: 'onReject',
  waits: 'onWait',
} as const satisfies Record<AutomationTrigger, Key<'history'>>
export const automationActionText = {
  email: 'didEmail',
  comment: 'didComment',
  reinvite: 'didReinvite',
  moveToColumn: 'didMove',
  meeting: 'didMeeting',
} as const satisfies Record<AutomationActionType, Key<'history'>>
export const skipText = {
  circle: 'skipCircle',
  'too-often': 'skipTooOften',
  'moved-on': 'skipMovedOn',
  'no-address': 'skipNoAddress',
  'written-already': 'skipWritten',
  'not-finished': 'skipNotFinished',
  'column-gone': 'skipColumnGone',
  limit: 'skipLimit',
  'opted-out': 'skipOptedOut',
  'planned-already': 'skipPlanned',
  'switched-off': 'skipSwitchedOff',
  'panel-gone': 'skipPanelGone',
  'no-times': 'skipNoTimes',
  hidden: 'skipHidden',
  'live-limit': 'skipLiveLimit',
} as const satisfies Record<SkipReason, Key<'history'>>
