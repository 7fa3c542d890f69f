import { randomUUID } from 'node:crypto'

type Named = { jobId: string; candidateId: string; columnId: string }
const person = { name: 'Grace Hopper', email: 'grace@zapier.test' }

/** What the calls of Zapier are sent with. */
export const zapierRequests = {
  zapierMe: () => ({}),
  zapierSubscribe: () => ({ body: { hookUrl: 'https://hooks.zapier.invalid/1', event: 'interview.booked' } }),
  zapierUnsubscribe: () => ({ params: { id: randomUUID() } }),
  zapierSamples: () => ({ params: { trigger: 'candidate.moved' } }),
  zapierJobs: () => ({}),
  zapierColumns: ({ jobId }: Named) => ({ params: { id: jobId } }),
  zapierCreateCandidate: ({ jobId }: Named) => ({ body: { job_id: jobId, ...person } }),
  zapierInvite: ({ jobId }: Named) => ({ body: { job_id: jobId, ...person } }),
  zapierMove: ({ candidateId, columnId }: Named) => ({ body: { candidate_id: candidateId, column_id: columnId } }),
  zapierComment: ({ candidateId }: Named) => ({ body: { candidate_id: candidateId, text: 'Called the references' } }),
}
