import * as z from 'zod'
import { BURST, jobChannelEvents, MOST_JOINED, MOST_LISTED, PER_SECOND } from '#contracts/http/job-channel.ts'

/** The socket in the API document (RT-001 to RT-003): OpenAPI has no words of its own for sockets. */
export const describedSocket = () => ({
  path: '/socket.io/',
  auth: 'token: a bearer token or an API key; the permission candidates.read on each job',
  limits: { jobsJoined: MOST_JOINED, idsListed: MOST_LISTED, messagesAtOnce: BURST, messagesASecond: PER_SECOND },
  sends: {
    ...Object.fromEntries(Object.entries(jobChannelEvents).map(([name, shape]) => [name, z.toJSONSchema(shape)])),
    'job:{id}:leave': {},
  },
  pushes: {
    update_job: '{ jobId, changeToken, title, columns }, or { jobId, changeToken, missed: true }',
    update_candidate:
      '{ jobId, changeToken, candidate, matches }; the candidate as get_candidates has it, or { id, rev, removed: true }',
    job_left: '{ jobId, code }: the rights on the job ended, or it was deleted',
  },
})
