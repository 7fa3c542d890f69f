import { type WornBrand, worn } from '#contracts/company/brand-theme.ts'
import { publicDetails } from '#contracts/job/blank.ts'
import type { JobDetails } from '#contracts/job/draft.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { Journey } from '#contracts/job/journey.ts'
import { type Asker, onJobsOf } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { publishedJourney } from '#domain/job/job.ts'
import { companyOfJob } from '../../core/brand-worn.ts'
import type { Core } from '../../core/core.ts'

type Wanted = {
  jobId: JobId
  /** Of the journey that the candidate walked through. */
  version: number
  /** When they were last there. */
  at: string
}
export type JobAsSeen = { journey: Journey; details: JobDetails; companyName: string; brand: WornBrand | null }

/** A job as a candidate saw it: the questions of their version and the job's details of that moment, in the look the company wears today. */
export const jobAsSeen =
  (core: Core) =>
  async (asker: Asker, { jobId, version, at }: Wanted): Promise<JobAsSeen | null> => {
    if (onJobsOf(asker) && (await core.readers.permissionsOnJob(asker, jobId)).length === 0) return null
    const stored = await core.engines.store.read(streamName(asker.companyId, 'job', jobId))
    const events = await core.codec.decodeAll<JobEvent>(stored)
    const { evolve, initialState } = jobDecider
    const foldOf = (seen: typeof events) => seen.reduce((state, { event }) => evolve(state, event), initialState())
    const journey = publishedJourney(foldOf(events), version)
    const then = foldOf(events.filter(({ occurredAt }) => occurredAt <= at))
    if (!journey || then.status === 'unknown') return null
    const company = await companyOfJob(core, asker.companyId, then.draft.details.brandId)
    return {
      journey,
      details: publicDetails(then.draft.details),
      companyName: company.name,
      brand: company.look && worn(asker.companyId, company.look, company.pictureOf),
    }
  }
