/** Until when a job takes applications (PUB-009). ROLLING: for as long as it is live. */
export const deadlineModes = { DEADLINE: 0, ROLLING: 1 } as const

/** `at`: an instant in UTC; `timezone`: the IANA zone it was chosen in and is shown in. */
export type JobDeadline = { at: string; timezone: string }

/** Minutes after the deadline in which an answer that is under way is still taken: a recorded answer may be this long. */
export const ANSWER_GRACE_MINUTES = 15

export const DEADLINE_SET = 'Deadline updated successfully'
export const DEADLINE_REMOVED = 'Deadline removed successfully'
export const DEADLINE_FAILED = "Couldn't set the deadline, please try again"
