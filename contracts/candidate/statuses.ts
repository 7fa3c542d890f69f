/** Candidate statuses of C§4, in the order they move; free of zod, for browsers. */
export const candidateStatuses = ['added', 'pending', 'started', 'uploading', 'completed', 'auto rejected'] as const
export type CandidateStatus = (typeof candidateStatuses)[number]

/** How candidates come to a job. */
export const candidateSources = ['direct', 'referral', 'invitation', 'api'] as const
export type CandidateSource = (typeof candidateSources)[number]
