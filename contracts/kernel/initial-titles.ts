/** What the columns of a new job are called, free of zod so that browsers can tell our words from a person's. */
export const initialTitles = { default: 'Candidates', hired: 'Hired', rejected: 'Rejected' } as const

/** The title a job is stored and listed under until one is chosen: an empty one is saved as 'Untitled Job' (JOB-052). */
export const UNTITLED = 'Untitled Job'
