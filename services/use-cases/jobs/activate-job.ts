import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { widestRules } from '#contracts/job/draft-rules.ts'
import { draftProblems } from '#contracts/job/sections.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { allowOnJob } from '../../core/authorize.ts'
import { until } from '../../core/until.ts'

/**
 * Takes a job slot of the company's plan; the process that hears of it activates the job, or gives the slot back
 * when the job turns out not to be ready. Nothing changes when no slot is left.
 */
export const activateJob =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, commandId }: { jobId: JobId; commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    await allowOnJob(core, asker, 'jobs.create', jobId)
    const { commands, context } = core
    const { state: job } = await commands.stateOf(jobDecider, asker, jobId)
    if (job.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
    if (job.status === 'active') return { token: { [streamName(asker.companyId, 'job', jobId)]: job.revision } }
    const longQuestions = core.settings.longQuestions.includes(asker.companyId)
    const problems = draftProblems(job.draft, { ...widestRules, longQuestions })
    if (Object.keys(problems).length > 0)
      throw new Rejected('job/invalid-fields', 'Some fields need attention before this job can go live', problems)

    const sent = context(asker, commandId)
    const consumed = await commands.handle(
      subscriptionDecider,
      asker.companyId,
      { type: 'ConsumeJobSlot', data: { jobId, jobRevision: job.revision + 1 } },
      sent,
    )
    // A slot held from before wakes no process, so the job is activated from here.
    if (consumed.events.length === 0 && !consumed.replayed)
      await commands.handle(
        jobDecider,
        jobId,
        { type: 'ActivateJob', data: { jobId } },
        { ...sent, commandId: uuid5(sent.commandId, 'activate') },
      )

    const revision = await until(core, jobDecider, asker, jobId, (state) => state.status === 'active')
    if (revision === null)
      throw new Rejected('command/unavailable', 'The job is being activated. Look again in a moment.')
    return { token: { ...consumed.token, [streamName(asker.companyId, 'job', jobId)]: revision } }
  }
