import type { Asker } from '#contracts/asker.ts'
import type { CandidateIdentity } from './candidate-token.ts'

/** A candidate asks only about their own application. */
export const candidateAsker = ({ companyId, jobId, candidateId }: CandidateIdentity): Extract<Asker, { kind: 'candidate' }> => ({
  kind: 'candidate',
  companyId,
  jobId,
  candidateId,
  permissions: [],
})
