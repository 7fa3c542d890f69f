import * as z from 'zod'
import { isMediaUsed, jobMediaOf, mediaPosterId } from '../core/pictures/job-media.ts'
import { outsideCall } from './call.ts'

/** Removes videos and pictures of jobs for good, with their stills; what is shown anywhere stays. */
export const eraseJobMedia = outsideCall({
  payload: z.object({ mediaIds: z.array(z.string()) }),
  target: () => 'media',
  repeatable: true,
  async call({ engines: { media }, reads }, { tenant, payload: { mediaIds } }) {
    for (const mediaId of mediaIds) {
      if (!(await jobMediaOf(media, tenant, mediaId)) || (await isMediaUsed({ reads }, tenant, mediaId))) continue
      // The still first: it is found by its video alone.
      await media.delete(mediaPosterId(mediaId))
      await media.delete(mediaId)
    }
  },
})
