import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { emptyDraft } from '#contracts/job/blank.ts'
import type { Column } from '#contracts/job/columns.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { requireVerifiedEmail } from '../../core/verified.ts'
import { learnCategories } from '../company/categories.ts'
import { moduleLimitFor } from '../company/module-limit.ts'
import { columnsForNewJob, jobDefaultsOf } from '../company/job-defaults.ts'
import type { AnonymityLevel } from '#contracts/kernel/anonymity.ts'
import { requirePlanFor } from './plan-features.ts'
import { allow, requireRunning } from '../../core/authorize.ts'

/** The same `commandId` asked for twice is the same job; `jobId` is for callers that know beforehand what it will be called. */
/** `blindReview`: reviewers see the ratings of others once they have given their own; the company's rule comes first. */
export type CreateJob = {
  draft?: JobDraft
  jobId?: JobId
  commandId?: string
  blindReview?: boolean
  /** Left out: as the company has it. */
  anonymousReview?: AnonymityLevel
  columns?: Column[]
}

export const createJob =
  (core: Core) =>
  async (
    asker: Asker,
    {
      draft: given,
      commandId = randomUUID(),
      jobId = uuid5(commandId, 'job'),
      blindReview: asMade,
      anonymousReview: ownLevel,
      columns: ownColumns,
    }: CreateJob = {},
  ): Promise<{ jobId: JobId; token: ConsistencyToken }> => {
    allow(asker, 'jobs.create')
    await requireVerifiedEmail(core, asker)
    await requireRunning(core, asker)
    const draft = given ?? (await blankJob(core, asker))
    await requirePlanFor(core, asker, null, draft)
    const defaults = await jobDefaultsOf(core)(asker)
    const blindReview = defaults.blindReview ?? asMade
    const anonymousReview = ownLevel ?? defaults.anonymousReview
    const columns = ownColumns ?? (await columnsForNewJob(core, asker, jobId))
    const { token } = await core.commands.handle(
      jobDecider,
      jobId,
      {
        type: 'DraftJob',
        data: {
          jobId,
          draft,
          ...(blindReview && { blindReview }),
          ...(anonymousReview && { anonymousReview }),
          ...(columns && { columns }),
          ...(await moduleLimitFor(core, asker, draft)),
        },
      },
      core.context(asker, commandId),
    )
    await learnCategories(core, asker, draft.details.categories ?? [])
    return { jobId, token }
  }

/** What a new job of the company begins with. */
async function blankJob(core: Core, asker: Asker): Promise<JobDraft> {
  const draft = emptyDraft()
  const { interviewByChat } = await jobDefaultsOf(core)(asker)
  return interviewByChat ? { ...draft, details: { ...draft.details, interviewByChat } } : draft
}
