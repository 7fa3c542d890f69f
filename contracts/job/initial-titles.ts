/** What the columns of a new job are called, free of zod so that browsers can tell our words from a person's. */
export const initialTitles = { default: 'Candidates', hired: 'Hired', rejected: 'Rejected' } as const
