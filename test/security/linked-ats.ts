import { randomUUID } from 'node:crypto'
import type { Api } from '../support/api.ts'

/** The sandbox, linked for every caller, and a job that is synchronised with it. */
export function linkedAts(api: Api, spareJob: () => Promise<{ jobId: string }>) {
  const path = '/api/legacy/merge'
  async function link() {
    const { body } = await api.post(api.acme.admin, `${path}/link/get_token`, {})
    const publicToken = body.link_token as string
    const linked = await api.post(api.acme.admin, `${path}/link/integration`, { publicToken })
    return { linkId: linked.body.integration.id as string, publicToken }
  }
  async function mappedLink() {
    const { linkId } = await link()
    const { jobId } = await spareJob()
    const sync = { merge_job_ids: [randomUUID()], job_id: jobId }
    const mergeSettings = { direction: 'both', stages: [], sendResult: true }
    await api.post(api.acme.admin, `${path}/sync/${linkId}/jobs`, { ...sync, mergeSettings })
    return { linkId, jobId }
  }
  return { link, mappedLink }
}
