/**
 * Free of zod, for browsers. An interview was ordered; its result is kept back, was reported, or was not taken. Both sides had
 * moved the candidate and one counted; a move could not be carried over.
 */
export const outsideSteps = ['ordered', 'held', 'reported', 'not-taken', 'theirs', 'ours', 'move-refused'] as const
export type OutsideStep = (typeof outsideSteps)[number]
export const MOST_NAME = 200
