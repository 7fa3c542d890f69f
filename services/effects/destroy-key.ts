import * as z from 'zod'
import { streamName } from '#contracts/kernel/streams.ts'
import { outsideCall } from './call.ts'

/** Destroys the key of a candidate. What it sealed reads as erased from then on: their events, what processes remember of them, kept deliveries. */
export const destroyKey = outsideCall({
  payload: z.object({ candidateId: z.string() }),
  target: () => 'keys',
  repeatable: true,
  async call({ engines }, { tenant, payload: { candidateId } }) {
    await engines.keys.shred(streamName(tenant, 'candidate', candidateId))
  },
})
