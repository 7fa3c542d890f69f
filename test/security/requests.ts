import type { RouteId } from '#contracts/api/all.ts'
import type { Endpoint } from '#contracts/api/route.ts'

/** What a request names: the records of one company, or of nobody. */
export type Ids = { jobId: string; columnId: string; candidateId: string; commentId: string; keyId: string; model: string }
export type Sample = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

const person = { name: 'Grace', email: 'grace@example.org' }

/**
 * A request of each route that is in order but for the records it names. A route that is not here does not compile,
 * and the matrix notices.
 */
export const samples: { [Id in RouteId]: (ids: Ids) => Sample } = {
  listJobs: () => ({ query: { status: 'active' } }),
  topJobs: () => ({}),
  jobsCount: () => ({}),
  getJob: ({ jobId }) => ({ params: { id: jobId } }),
  singleJob: ({ jobId }) => ({ query: { jobID: jobId } }),
  affectedCandidates: ({ jobId }) => ({ params: { id: jobId } }),
  createJob: () => ({ body: { title: 'Night porter' } }),
  updateJob: ({ jobId }) => ({ params: { id: jobId }, body: { englishLevel: null } }),
  updateInterview: ({ jobId }) => ({ body: { job_id: jobId, englishLevel: null } }),
  activateJob: ({ jobId }) => ({ body: { id: jobId } }),
  archiveJob: ({ jobId }) => ({ body: { id: jobId } }),
  editColumn: ({ jobId, columnId }) => ({ body: { job_id: jobId, columnId, title: 'Call' } }),
  deleteColumn: ({ jobId }) => ({ body: { job_id: jobId, columnId: 'hired' } }),
  changeKanban: ({ jobId, columnId }) => ({
    body: { job_id: jobId, kanban: ['default', columnId, 'hired', 'rejected'].map((id) => ({ id, title: id === columnId ? 'Call' : id })) },
  }),
  updateVideo: ({ candidateId }) => ({ body: { videoId: candidateId, fields: { statusId: 'hired' } } }),
  updateVideoRejectedStatus: ({ candidateId }) => ({ body: { videoId: candidateId, rejected: false } }),
  moveVideos: ({ jobId, candidateId }) => ({ body: { job_id: jobId, videoIds: [candidateId], statusId: 'default' } }),
  saveComments: ({ candidateId }) => ({ body: { id: candidateId, comment: { text: 'Good' } } }),
  comment: ({ candidateId }) => ({ params: { id: candidateId }, body: { text: 'Good' } }),
  react: ({ candidateId, commentId }) => ({ params: { id: candidateId, commentId }, body: { reaction: '👍' } }),
  saveRating: ({ candidateId }) => ({ body: { id: candidateId, rating: { value: 3 } } }),
  deleteCandidate: ({ candidateId }) => ({ body: { videoId: candidateId } }),
  sendInvites: ({ jobId }) => ({ body: { job_id: jobId, candidates: [person] } }),
  jobInvitations: ({ jobId }) => ({ query: { job_id: jobId } }),
  sendReminders: ({ candidateId }) => ({ body: { videoIds: [candidateId] } }),
  deleteInvitations: ({ candidateId }) => ({ body: { videoIds: [candidateId] } }),
  getCompany: () => ({}),
  getUser: () => ({}),
  listUsers: () => ({}),
  getBalance: () => ({}),
  getApiKeys: () => ({}),
  updateApiKey: ({ keyId }) => ({ body: { label: 'Reporting', scopes: ['jobs.read'], replaces: keyId } }),
  counters: () => ({}),
  listReadModels: () => ({}),
  queryReadModel: ({ model }) => ({ params: { name: model } }),
  aggregateReadModel: ({ model }) => ({ params: { name: model }, body: { pipeline: [{ $limit: 1 }] } }),
}

export const sampleOf = ({ id }: Endpoint, ids: Ids): Sample => samples[id as RouteId](ids)

export function pathOf({ url }: Endpoint, { params = {}, query = {} }: Sample): string {
  const path = url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}
