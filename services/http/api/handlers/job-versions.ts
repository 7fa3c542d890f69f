import { contentFields, JobContent } from '#contracts/http/api/job-wire.ts'
import type { jobVersionRoutes } from '#contracts/http/api/job-versions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Handlers } from '../call.ts'
import { savedJob } from '../job-wire.ts'
import { companyName, linkOf, one } from './jobs.ts'

export const jobVersionHandlers: Handlers<typeof jobVersionRoutes> = {
  async jobVersions({ useCases }, { asker, params: { id } }) {
    const versions = await useCases.jobs.jobVersions(asker, id)
    return {
      body: { versions: versions.map(({ actor: { kind, id, name }, ...of }) => ({ ...of, by: { kind, id, name } })) },
    }
  },

  async jobVersion(platform, { asker, params: { id, revision } }) {
    const { draft } = await platform.useCases.jobs.jobAt(asker, id, revision)
    const now = await platform.readers.jobDocument(asker, id)
    if (!now) throw new Rejected('job/not-found', 'No such job')
    const whole = savedJob({ ...now, ...draft }, linkOf(platform, asker, id), await companyName(platform, asker))
    const content = Object.fromEntries(contentFields.map((field) => [field, whole[field]]))
    return { body: { revision, job: JobContent.parse(content) } }
  },

  async nameJobVersion({ useCases }, { asker, params: { id, revision }, body: { name }, commandId }) {
    const { token } = await useCases.jobs.nameJobVersion(asker, { jobId: id, revision, name, commandId })
    return { body: { status: 'OK' }, token }
  },

  async restoreJobVersion(platform, { asker, params: { id, revision }, commandId }) {
    const { draft } = await platform.useCases.jobs.jobAt(asker, id, revision)
    const saving = { jobId: id, draft, step: null, basedOn: null, commandId }
    const { token } = await platform.useCases.jobs.saveJob(asker, saving)
    return { body: { job: await one(platform, asker, id, token) }, token }
  },
}
