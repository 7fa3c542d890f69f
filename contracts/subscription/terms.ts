import * as z from 'zod'
import { features } from './features.ts'

const most = z.number().int().min(0).max(1_000_000).nullable()

/** Volumes that replace those of the plan; null is unlimited, absent is as in the plan. */
export const Volumes = z
  .object({
    activeJobs: most,
    userSeats: most,
    oneWayInterviews: most,
    liveInterviews: most,
    textSmsInvites: most,
  })
  .partial()
export const FeatureOverrides = z.partialRecord(z.enum(features), z.boolean())
