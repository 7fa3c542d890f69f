import { emptyDraft } from '#contracts/job/blank.ts'
import { jobFeatures } from '#contracts/job/plan-features.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { contentOf, withinPlan, withTemplate } from '#contracts/template/apply.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { allow, allowOnJob } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { createJob } from '../jobs/create-job.ts'
import { offeredTemplate } from './find-template.ts'
import { changeTemplate, createTemplate } from './templates.ts'

/** A draft named after the template, with what of it the company's plan has. */
export const createJobFromTemplate =
  (core: Core) =>
  async (
    asker: Asker,
    { templateId, commandId }: { templateId: string; commandId: string },
  ): Promise<{ jobId: JobId; token: ConsistencyToken }> => {
    allow(asker, 'jobs.create')
    const template = await offeredTemplate(core)(asker, templateId)
    if (!template) throw new Rejected('template/not-found', 'There is no such template')
    const { features } = await core.entitlementsOf(asker.companyId)
    const { details, ...rest } = emptyDraft()
    return createJob(core)(asker, {
      draft: withTemplate(
        { ...rest, details: { ...details, jobTitle: template.name } },
        withinPlan(
          template,
          jobFeatures.filter((feature) => !features[feature]),
        ),
      ),
      blindReview: true,
      commandId,
    })
  }

type Saving = {
  jobId: JobId
  name: string
  /** The template to save over; null makes a new one. */
  over: string | null
  commandId: string
}

/** Keeps the questions and the scorecard of a job as a template. */
export const saveJobAsTemplate =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, name, over, commandId }: Saving,
  ): Promise<{ templateId: string; token: ConsistencyToken }> => {
    allow(asker, 'company.templates')
    await allowOnJob(core, asker, 'jobs.read', jobId)
    const { state: job } = await core.commands.stateOf(jobDecider, asker, jobId)
    if (job.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
    const content = { ...contentOf(job.draft), name }
    if (over === null) return createTemplate(core)(asker, { content: { kind: 'assessment', ...content }, commandId })
    return changeTemplate(core)(asker, {
      templateId: over,
      change: (before) => {
        if (before.kind === 'chatbot') throw new Rejected('template/not-found', 'There is no such template')
        return { ...before, ...content }
      },
      commandId,
    })
  }
