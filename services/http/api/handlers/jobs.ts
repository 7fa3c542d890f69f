import type { jobRoutes } from '#contracts/http/api/jobs.ts'
import type { JobChange, SavedJob } from '#contracts/http/api/job-wire.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { forEverySection } from '#contracts/job/sections.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { jobs } from '#projections/jobs/jobs.ts'
import type { Platform } from '../../../platform.ts'
import { allowOnJob } from '../../../core/authorize.ts'
import { linkOf as addressOf } from '../../../use-cases/candidacy/link.ts'
import { requireChannelsIn } from '../../../use-cases/interviews/over-whatsapp.ts'
import { aheadOfReads } from '../ahead.ts'
import { automationsWire } from '../automation-wire.ts'
import type { Handlers } from '../call.ts'
import { categoriesFrom, categoryList } from '../category-wire.ts'
import { saysNothing, setDeadline } from '../job-deadline.ts'
import { withListedQuestions } from '../job-questions.ts'
import { newDraft } from '../new-job.ts'
import { postAsAsked } from '../post-job.ts'
import { jobSummary, savedJob, sectionsOf } from '../job-wire.ts'
import { logoOf, unchangeable } from '../unchangeable.ts'

const ATTEMPTS = 3
const notFound = () => new Rejected('job/not-found', 'No such job')

export const linkOf = ({ settings }: Platform, { companyId }: Asker, jobId: JobId) =>
  `${settings.publicUrl}/apply/${addressOf({ companyId, jobId })}`

export const companyName = async ({ readers }: Platform, asker: Asker) => (await readers.companyOf(asker))?.name ?? ''

/** A job as it is read, with what this call has just written. */
export async function one(
  platform: Platform,
  asker: Asker,
  jobId: JobId,
  written: ConsistencyToken = {},
): Promise<SavedJob> {
  const ahead = await aheadOfReads(platform, asker, jobs, jobId, written)
  const job = ahead ? { ...ahead, revision: ahead.rev } : await platform.readers.jobDocument(asker, jobId)
  if (!job) throw notFound()
  const { state } = await platform.commands.stateOf(jobDecider, asker, jobId)
  const postings = state.status === 'unknown' ? undefined : state.postings
  const feeds = platform.useCases.postings.feedAddresses(asker.companyId)
  const company = await companyName(platform, asker)
  const around = {
    logo: await logoOf(platform, asker, job.details.brandId),
    automations: state.status === 'unknown' ? [] : automationsWire(state.automations.kept, state.columns),
  }
  return savedJob(job, linkOf(platform, asker, jobId), company, postings, feeds, around)
}

async function current(platform: Platform, asker: Asker, jobId: JobId) {
  await allowOnJob(platform, asker, 'jobs.create', jobId)
  const { state } = await platform.commands.stateOf(jobDecider, asker, jobId)
  if (state.status === 'unknown') throw notFound()
  return state
}

type Saving = { asker: Asker; commandId: string; repeatable: boolean }

/**
 * Merges the payload into the present job, and again if another person saved in between, unless the caller said what
 * the change was based on. A repeatable call must be the same command each time, so it names no revision of its own.
 */
async function save(
  platform: Platform,
  call: Saving,
  jobId: JobId,
  { revision, deadlineDate, timezone, ...payload }: JobChange,
) {
  const { asker, commandId, repeatable } = call
  const date = deadlineDate === undefined ? null : () => setDeadline(platform, call, jobId, { deadlineDate, timezone })
  if (date && saysNothing(payload)) {
    const { token, message } = await date()
    return { body: { job: await one(platform, asker, jobId, token), message }, token }
  }
  for (let tries = 1; ; tries++) {
    const job = await current(platform, asker, jobId)
    const shown = payload.logo ?? payload.integration_meta?.jobData.logo
    const logo = shown ? await logoOf(platform, asker, job.draft.details.brandId) : null
    unchangeable(payload, jobId, job, { called: await companyName(platform, asker), logo })
    if (payload.job_posting && job.status !== 'active')
      throw new Rejected('job/not-active', 'Only a job that is live can be posted')
    try {
      const draft = withListedQuestions(payload, sectionsOf(payload, job.draft), job.draft, commandId)
      requireChannelsIn(platform, draft.journey, job.draft.journey)
      const seen = revision ?? (repeatable ? null : job.revision)
      const basedOn = seen === null ? null : forEverySection(seen)
      const saved = await platform.useCases.jobs.saveJob(asker, { jobId, draft, step: null, basedOn, commandId })
      const deadline = deadlineDate === (job.deadline?.at ?? null) ? null : await date?.()
      const posted = await postAsAsked(platform, asker, jobId, payload, commandId)
      const written = mergeTokens(saved.token, deadline?.token ?? {}, posted)
      const message = deadline && { message: deadline.message }
      return { body: { job: await one(platform, asker, jobId, written), ...message }, token: written }
    } catch (error) {
      const overtaken = error instanceof Rejected && error.code === 'job/stale-draft'
      if (!overtaken || revision !== undefined || tries === ATTEMPTS) throw error
    }
  }
}

export const jobHandlers: Handlers<typeof jobRoutes> = {
  async listJobs(platform, { asker, query: { status, search, skip, limit } }) {
    const { jobs, total } = await platform.readers.jobList(asker, {
      skip,
      limit,
      ...(status ? { status } : {}),
      ...(search ? { search } : {}),
    })
    return { body: { jobs: jobs.map((job) => jobSummary(job, linkOf(platform, asker, job.jobId))), total } }
  },

  async topJobs(platform, { asker }) {
    const { jobs } = await platform.readers.jobList(asker, { status: 'active', limit: 10 })
    return { body: { jobs: jobs.map((job) => jobSummary(job, linkOf(platform, asker, job.jobId))) } }
  },

  async jobsCount({ readers }, { asker }) {
    const counts = await readers.jobCounts(asker)
    return { body: { ...counts, total: counts.draft + counts.active + counts.archived } }
  },

  getJob: async (platform, { asker, params }) => ({ body: await one(platform, asker, params.id) }),
  singleJob: async (platform, { asker, query }) => ({ body: await one(platform, asker, query.jobID) }),

  async affectedCandidates(platform, { asker, params }) {
    await one(platform, asker, params.id)
    const { completed, started, uploading } = await platform.readers.candidatesByStatus(asker, params.id)
    return { body: { count: completed, completed, inProgress: started + uploading } }
  },

  async createJob(platform, { asker, body, commandId }) {
    const draft = await newDraft(platform, asker, body, commandId)
    requireChannelsIn(platform, draft.journey)
    const { jobId, token } = await platform.useCases.jobs.createJob(asker, { draft, commandId })
    return { body: { job_id: jobId, url: linkOf(platform, asker, jobId) }, token }
  },

  async cloneJob(platform, { asker, body, commandId }) {
    const { jobId, token } = await platform.useCases.jobs.duplicateJob(asker, {
      jobId: body.job_id,
      titled: (title) => `Copy of ${title}`,
      commandId,
    })
    return { body: { job_id: jobId, url: linkOf(platform, asker, jobId) }, token }
  },

  updateJob: (platform, call) => save(platform, call, call.params.id, call.body),
  updateInterview(platform, call) {
    const { job_id, ...payload } = call.body
    return save(platform, call, job_id, payload)
  },

  async activateJob({ useCases }, { asker, body, commandId }) {
    const { token } = await useCases.jobs.activateJob(asker, { jobId: body.id, commandId })
    return { body: { status: 'OK' }, token }
  },

  async archiveJob({ useCases }, { asker, body, commandId }) {
    const { token } = await useCases.jobs.archiveJob(asker, { jobId: body.id, commandId })
    return { body: { status: 'OK' }, token }
  },

  async deleteJob({ useCases }, { asker, body: { job_id: jobId }, commandId }) {
    const { token } = await useCases.jobs.deleteJob(asker, { jobId, commandId })
    const { deleted } = await useCases.jobs.jobDeletion(asker, jobId)
    return { body: { status: 'OK', candidates: deleted?.candidates ?? 0 }, token }
  },

  async updateCategories({ useCases }, { asker, body, commandId }) {
    const { token } = await useCases.company.updateCategories(asker, { ...categoriesFrom(body), commandId })
    return { body: categoryList(await useCases.company.categoriesOf(asker)), token }
  },

  getCategories: async ({ useCases }, { asker }) => ({
    body: categoryList(await useCases.company.categoriesOf(asker)),
  }),

  async updateJobPermissions(platform, { asker, params: { id }, body, commandId }) {
    const { token } = await platform.useCases.jobs.setJobPermissions(asker, { jobId: id, permissions: body, commandId })
    const { state } = await platform.commands.stateOf(jobDecider, asker, id)
    return { body: { roleAndGroups: state.status === 'unknown' ? [] : [...state.permissions] }, token }
  },

  async jobPermissions({ readers }, { asker, params: { id } }) {
    const job = await readers.jobDocument(asker, id)
    if (!job) throw notFound()
    return { body: { roleAndGroups: job.permissions } }
  },

  async jobsPermissions({ readers, useCases }, { asker }) {
    const [jobs, unfollowed] = await Promise.all([readers.jobEntries(asker), useCases.jobs.unfollowedBy(asker)])
    return {
      body: {
        permissions: jobs.map(({ jobId, entries }) => ({
          interviewId: jobId,
          follow: asker.kind === 'user' && !unfollowed.has(jobId),
          roleAndGroups: entries,
        })),
      },
    }
  },

  async updateJobNotifications({ useCases }, { asker, body: { interviewId, follow }, commandId }) {
    const { token } = await useCases.jobs.followJob(asker, { jobId: interviewId, follow, commandId })
    return { body: { interviewId, follow }, token }
  },

  async updateInviteStatus(platform, { asker, body: { videoId, status }, commandId }) {
    const { token } = await platform.useCases.candidacy.changeInviteStatus(asker, {
      candidateId: videoId,
      status,
      commandId,
    })
    return { body: { video_id: videoId, status }, token }
  },

  async editColumn({ useCases }, { asker, body: { job_id: jobId, columnId, title, position }, commandId }) {
    if (columnId === undefined) {
      const added = await useCases.jobs.addColumn(asker, {
        jobId,
        title,
        columnId: uuid5(commandId, 'column'),
        position: position ?? null,
        commandId,
      })
      return { body: { columnId: added.columnId }, token: added.token }
    }
    const { token } = await useCases.jobs.renameColumn(asker, { jobId, columnId, title, commandId })
    if (position === undefined) return { body: { columnId }, token }
    const moved = await useCases.jobs.moveColumn(asker, {
      jobId,
      columnId,
      position,
      commandId: uuid5(commandId, 'move'),
    })
    return { body: { columnId }, token: mergeTokens(token, moved.token) }
  },

  async deleteColumn({ useCases }, { asker, body: { job_id: jobId, columnId }, commandId }) {
    const { token } = await useCases.review.removeColumn(asker, { jobId, columnId, commandId })
    return { body: { status: 'OK' }, token }
  },

  /** Each rename and each move is a command of its own: they are facts of their own, and any of them may be refused. */
  async changeKanban(platform, { asker, body: { job_id: jobId, kanban }, commandId }) {
    const { columns } = await current(platform, asker, jobId)
    const wanted = new Set(kanban.map(({ id }) => id))
    if (wanted.size !== kanban.length || kanban.length !== columns.length || columns.some(({ id }) => !wanted.has(id)))
      throw new Rejected('job/column-not-found', 'Send every column of the board once')
    let token: ConsistencyToken = {}
    for (const { id: columnId, title } of kanban)
      if (columns.find(({ id }) => id === columnId)?.title !== title)
        token = mergeTokens(
          token,
          (
            await platform.useCases.jobs.renameColumn(asker, {
              jobId,
              columnId,
              title,
              commandId: uuid5(commandId, `rename ${columnId}`),
            })
          ).token,
        )
    for (const [position, { id: columnId }] of kanban.entries()) {
      const { columns: now } = await current(platform, asker, jobId)
      if (now[position]?.id !== columnId)
        token = mergeTokens(
          token,
          (
            await platform.useCases.jobs.moveColumn(asker, {
              jobId,
              columnId,
              position,
              commandId: uuid5(commandId, `move ${columnId}`),
            })
          ).token,
        )
    }
    return { body: { kanban: [...(await current(platform, asker, jobId)).columns] }, token }
  },
}
