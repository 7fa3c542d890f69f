import type { Key } from '../locales/text.ts'

/** What is said of those who reached a milestone. */
export const milestoneTexts = {
  added: { who: 'whoAdded' },
  invited: { who: 'whoInvited' },
  started: { who: 'whoStarted' },
  completed: { who: 'whoCompleted' },
  rated: { who: 'whoRated' },
  hired: { who: 'whoHired' },
} as const satisfies Record<string, Record<'who', Key<'stats'>>>
export type Milestone = keyof typeof milestoneTexts
