import * as z from 'zod'
import type { JobEvent } from '#contracts/job/events.ts'
import { storedMediaOf } from '#contracts/job/media/in-job.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import type { Projection } from '../runtime/projection.ts'

export const JobMediaView = z.object({
  jobId: JobId.describe('The job'),
  media: z.array(z.string()).describe('Ids of the stored videos and pictures that it, or a version of it, shows'),
})
export type JobMediaView = z.infer<typeof JobMediaView>

/** What a job shows, and what it would show again if an earlier version were restored: none of it may be erased. */
export const jobMediaUses: Projection<JobMediaView, JobEvent> = {
  name: 'job-media',
  version: 1,
  category: 'job',
  description: 'One document per job: the stored videos and pictures that it or an earlier version of it shows.',
  schema: JobMediaView,
  indexes: [{ fields: ['companyId', '_id'] }],
  counters: [],
  evolve: (view, { event, stream }) => {
    if (event.type === 'JobDeleted') return null
    if (event.type !== 'JobDrafted' && !view) return null
    const found = mediaIn(event)
    return { jobId: parseStream(stream).id, media: [...new Set([...(view?.media ?? []), ...found])] }
  },
}

/** What one event puts into its job. */
export function mediaIn(event: JobEvent): string[] {
  switch (event.type) {
    case 'JobDrafted':
    case 'JobDetailsEdited':
    case 'JourneyEdited':
    case 'JourneyPublished':
      return storedMediaOf(event.data)
    default:
      return []
  }
}
