import * as z from 'zod'
import { streamName } from '#contracts/kernel/streams.ts'
import { outsideCall } from './call.ts'

/** Destroys the key of a candidate or an interview. What it sealed reads as erased from then on: events, what processes remember of them, kept deliveries. */
export const destroyKey = outsideCall({
  payload: z.union([z.object({ candidateId: z.string() }), z.object({ interviewId: z.string() })]),
  target: () => 'keys',
  repeatable: true,
  async call({ engines }, { tenant, payload }) {
    const stream =
      'candidateId' in payload
        ? streamName(tenant, 'candidate', payload.candidateId)
        : streamName(tenant, 'interview', payload.interviewId)
    await engines.keys.shred(stream)
  },
})
