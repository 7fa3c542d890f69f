import * as z from 'zod'
import { JobId, Uuid } from '../../kernel/ids.ts'
import { defineRoutes } from './route.ts'

const line = z.string().max(300)
const scope = z.literal('job')
const extraData = z.object({
  page: line.default(''),
  path: line.default(''),
  jobStatus: line.default(''),
  arrivedFrom: line.default(''),
  metadata: z.object({ job_id: JobId.nullable() }).default({ job_id: null }),
})
const reply = z.object({ event_id: Uuid })

/** What a client says that a person did with a job (B§7, C§7; JOB-069). The documents name no address. */
export const usageRoutes = defineRoutes({
  createEvent: {
    at: [
      ['v2', 'POST', '/events'],
      ['legacy', 'POST', '/events'],
    ],
    summary: 'Keeps what a person did with a job; the answer names the event for what follows',
    permission: 'signed-in',
    target: 'none',
    body: z.object({ scope, extraData }),
    reply,
    status: 201,
  },
  updateEvent: {
    at: [
      ['v2', 'PATCH', '/events/{id}'],
      ['legacy', 'PATCH', '/events/{id}'],
    ],
    summary: 'Corrects an event; what is not sent stays as it is',
    permission: 'signed-in',
    target: 'none',
    params: z.object({ id: Uuid }),
    body: z.object({
      scope: scope.optional(),
      extraData: z.object({
        page: line.optional(),
        path: line.optional(),
        jobStatus: line.optional(),
        arrivedFrom: line.optional(),
        metadata: z.object({ job_id: JobId.nullable() }).optional(),
      }),
    }),
    reply,
  },
})
