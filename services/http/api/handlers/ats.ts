import type { atsRoutes } from '#contracts/http/api/ats.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { Platform } from '../../../platform.ts'
import type { Handlers } from '../call.ts'

const OK = { status: 'OK' as const }

/** The job as it is synchronised now. */
async function syncOf({ readers, caughtUp }: Platform, asker: Asker, jobId: string, token: ConsistencyToken) {
  await caughtUp(token)
  const job = (await readers.atsLinkOf(asker))!.jobs.find((each) => each.jobId === jobId)!
  return { body: { sync: { merge_job_ids: job.mergeJobIds, job_id: jobId, mergeSettings: job.settings } }, token }
}

export const atsHandlers: Handlers<typeof atsRoutes> = {
  async getAtsLinkToken({ useCases }, { asker, body: { integration = null } }) {
    const { linkToken, system, magicLinkUrl, token } = await useCases.ats.atsLinkToken(asker, { system: integration })
    return { body: { link_token: linkToken, integration_name: system, magic_link_url: magicLinkUrl }, token }
  },
  async linkAts({ useCases, readers, caughtUp }, { asker, body: { publicToken }, commandId }) {
    const { token } = await useCases.ats.linkAts(asker, { publicToken, commandId })
    await caughtUp(token)
    const { linkId, systemName, settings } = (await readers.atsLinkOf(asker))!
    return { body: { integration: { id: linkId, name: systemName, settings } }, token }
  },
  async changeAtsSettings({ useCases }, { asker, params: { id }, body }) {
    const { token } = await useCases.ats.changeAtsSettings(asker, id, body)
    return { body: OK, token }
  },
  async unlinkAts({ useCases }, { asker, params: { id } }) {
    const { token } = await useCases.ats.unlinkAts(asker, id)
    return { body: OK, token }
  },
  async atsStages({ useCases }, { asker, params: { id }, query: { jobId } }) {
    const stages = await useCases.ats.atsStages(asker, id, jobId)
    return { body: { stages: stages.map((stage) => ({ id: stage.id, name: stage.name })) } }
  },
  atsUsers: async ({ useCases }, { asker, params: { id } }) => ({
    body: { users: await useCases.ats.atsUsers(asker, id) },
  }),
  atsJobs: async ({ useCases }, { asker, params: { id } }) => ({
    body: { jobs: await useCases.ats.atsJobs(asker, id) },
  }),
  async syncAtsJob(platform, { asker, params: { id: linkId }, body, commandId }) {
    const { merge_job_ids: mergeJobIds, job_id: jobId, mergeSettings: settings } = body
    const mapping = { linkId, jobId, mergeJobIds, settings, commandId }
    const { token } = await platform.useCases.ats.mapAtsJob(asker, mapping)
    return syncOf(platform, asker, jobId, token)
  },
  async changeAtsJobSync(platform, { asker, params: { id: linkId, jobId }, body, commandId }) {
    const { merge_job_ids: mergeJobIds, mergeSettings: settings = {} } = body
    const { token } = await platform.useCases.ats.changeAtsJob(asker, {
      linkId,
      jobId,
      settings,
      mergeJobIds,
      commandId,
    })
    return syncOf(platform, asker, jobId, token)
  },
}
