import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { Instant } from '../kernel/ids.ts'

/** DEADLINE 0 with the last moment and the zone it was chosen in; ROLLING 1 has neither (PUB-005, PUB-006, PUB-009). */
export const JobDeadlineSet = defineEvent(
  'JobDeadlineSet',
  z.object({
    mode: z.union([z.literal(0), z.literal(1)]),
    deadline: Instant.nullable(),
    timezone: z.string().nullable(),
    previous: Instant.nullable(),
  }),
)

/** A day is left until this deadline, on a job that is live. */
export const JobDeadlineNeared = defineEvent('JobDeadlineNeared', z.object({ deadline: Instant }))

export const deadlineEvents = [JobDeadlineSet, JobDeadlineNeared] as const
