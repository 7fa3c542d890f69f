import type { Key } from '../locales/text.ts'

/** What each milestone is called, what it means, and what is said of those who reached it. */
export const milestoneTexts = {
  added: { label: 'milestoneAdded', means: 'meansAdded', who: 'whoAdded' },
  invited: { label: 'milestoneInvited', means: 'meansInvited', who: 'whoInvited' },
  started: { label: 'milestoneStarted', means: 'meansStarted', who: 'whoStarted' },
  completed: { label: 'milestoneCompleted', means: 'meansCompleted', who: 'whoCompleted' },
  rated: { label: 'milestoneRated', means: 'meansRated', who: 'whoRated' },
  hired: { label: 'milestoneHired', means: 'meansHired', who: 'whoHired' },
} as const satisfies Record<string, Record<'label' | 'means' | 'who', Key<'stats'>>>
export type Milestone = keyof typeof milestoneTexts
