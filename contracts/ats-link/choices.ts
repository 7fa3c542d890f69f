/** Which place counts when a candidate was moved here and there since both were last the same. */
export const conflictRules = ['theirs', 'ours'] as const

export const directions = ['both', 'in', 'out'] as const
/** The place of those who were rejected over there. */
export const REJECTED_STAGE = 'rejected'
