import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobCommandData } from '#contracts/job/commands.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../core/core.ts'
import { learnCategories } from '../company/categories.ts'
import { moduleLimitFor } from '../company/module-limit.ts'
import { requirePlanFor } from './plan-features.ts'
import { allowOnJob } from '../../core/authorize.ts'

export type SaveJob = Omit<JobCommandData<'SaveJob'>, 'moduleLimit' | 'longQuestions'> & { commandId?: string }

/** `revision` is what the next save of this editor is based on. */
export const saveJob =
  (core: Core) =>
  async (
    asker: Asker,
    { commandId, ...saved }: SaveJob,
  ): Promise<{ revision: number; token: ConsistencyToken; savedAt: string }> => {
    const { commands, context } = core
    await allowOnJob(core, asker, 'jobs.create', saved.jobId)
    await requirePlanFor(core, asker, saved.jobId, saved.draft)
    const override = saved.override === true && core.settings.developer
    const longQuestions = core.settings.longQuestions.includes(asker.companyId)
    const data = { ...saved, override, longQuestions, ...(await moduleLimitFor(core, asker, saved.draft)) }
    const sent = context(asker, commandId)
    const { revision, token } = await commands.handle(jobDecider, data.jobId, { type: 'SaveJob', data }, sent)
    // The key of one job changes nothing else of the company.
    const isJobOnly = asker.kind === 'apiKey' && asker.onlyJob !== undefined
    if (!isJobOnly) await learnCategories(core, asker, data.draft.details?.categories ?? [])
    return { revision, token, savedAt: sent.now }
  }
