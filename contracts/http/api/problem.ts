import * as z from 'zod'

/** RFC 9457. `code` is stable; `detail` is the specification's message where it gives one. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string().describe('Stable name of the refusal, for programs'),
    detail: z.string().describe('What happened, for people'),
    fields: z.record(z.string(), z.string()).optional().describe('What to mend, by field'),
  })
  .meta({ id: 'Problem' })
