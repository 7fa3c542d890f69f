import type { Volume } from '#contracts/subscription/plans.ts'
import type { Key } from '../locales/text.ts'

/** What each volume of a plan is called, in the pop-ups as in the comparison of plans; the words are each one's own. */
export const volumeTexts = {
  activeJobs: 'volumeActiveJobs',
  userSeats: 'volumeUserSeats',
  oneWayInterviews: 'volumeOneWayInterviews',
  liveInterviews: 'volumeLiveInterviews',
  textSmsInvites: 'volumeTextSmsInvites',
} as const satisfies Record<keyof Volume, Key<'shell'> & Key<'billing'>>
