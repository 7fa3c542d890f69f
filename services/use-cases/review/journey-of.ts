import { type Asker, onJobsOf } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { Journey } from '#contracts/job/journey.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { publishedJourney } from '#domain/job/job.ts'
import type { Core } from '../../core/core.ts'

/** The questions of a candidate: the version of the journey they walk through, whatever the job asks today. */
export const journeyOf =
  ({ commands, readers }: Core) =>
  async (asker: Asker, { jobId, version }: { jobId: JobId; version: number | null }): Promise<Journey | null> => {
    if (version === null || (onJobsOf(asker) && (await readers.permissionsOnJob(asker, jobId)).length === 0))
      return null
    const { state } = await commands.stateOf(jobDecider, asker, jobId)
    return publishedJourney(state, version)
  }
