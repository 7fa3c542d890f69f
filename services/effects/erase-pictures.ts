import * as z from 'zod'
import { erasePicture } from '../core/pictures/store.ts'
import { outsideCall } from './call.ts'

/** Removes pictures for good that no brand of the company shows any more. */
export const erasePictures = outsideCall({
  payload: z.object({ pictureIds: z.array(z.string()) }),
  target: () => 'media',
  repeatable: true,
  async call({ engines }, { tenant, payload: { pictureIds } }) {
    for (const pictureId of pictureIds) await erasePicture(engines.media, tenant, pictureId)
  },
})
