import type { InterviewStep } from '#contracts/interview/codes.ts'
import type { Tone } from '../ui/badge.tsx'

/** The key of how far a live interview has come, in the words of the specification (C§4). */
export const liveText = {
  awaiting: 'liveAwaiting',
  scheduled: 'liveScheduled',
  completed: 'liveCompleted',
  cancelled: 'liveCancelled',
} as const satisfies Record<InterviewStep, string>

export const liveTones: Record<InterviewStep, Tone> = {
  awaiting: 'info',
  scheduled: 'success',
  completed: 'neutral',
  cancelled: 'danger',
}
