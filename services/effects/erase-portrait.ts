import * as z from 'zod'
import { outsideCall } from './call.ts'

/** Removes for good a portrait that its person replaced, took away or left behind. */
export const erasePortrait = outsideCall({
  payload: z.object({ portraitId: z.string() }),
  target: () => 'media',
  repeatable: true,
  async call({ engines }, { tenant, payload: { portraitId } }) {
    const stored = await engines.media.info(portraitId)
    if (stored?.tenant === tenant) await engines.media.delete(portraitId)
  },
})
