import { filterAddress, filterIn } from '#contracts/candidate/filter.ts'
import type { filterRoutes } from '#contracts/http/api/filters.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { savedFilters, type SavedFilter } from '#projections/saved-filters/saved-filters.ts'
import type { Platform } from '../../../platform.ts'
import { aheadOfReads } from '../ahead.ts'
import type { Handlers } from '../call.ts'

const written = (jobId: JobId, { filterId, ownerId, name, address, sharedWith, pinned, changedAt }: SavedFilter) => ({
  filter_id: filterId,
  job_id: jobId,
  name,
  filter: { ...filterIn(new URLSearchParams(address)).filter },
  shared_with: sharedWith,
  pinned,
  owner_id: ownerId,
  changedAt,
  path: `/admin/jobs/${jobId}/list?${address}`,
})

async function one(platform: Platform, asker: Asker, jobId: JobId, filterId: string, token: ConsistencyToken) {
  const ahead = await aheadOfReads(platform, asker, savedFilters, jobId, token)
  const filters = ahead?.filters ?? (await platform.readers.savedFiltersOn(asker, jobId))
  const found = filters.find((filter) => filter.filterId === filterId)
  if (!found) throw new Rejected('filter/not-found', 'There is no such filter')
  return written(jobId, found)
}

async function jobSeen({ readers }: Platform, asker: Asker, jobId: JobId) {
  if (!(await readers.jobBoardHeader(asker, jobId))) throw new Rejected('job/not-found', 'No such job')
}

export const filterHandlers: Handlers<typeof filterRoutes> = {
  async dashboardFilters(platform, { asker, params: { jobId } }) {
    await jobSeen(platform, asker, jobId)
    const filters = await platform.readers.savedFiltersOn(asker, jobId)
    return { body: { filters: filters.map((filter) => written(jobId, filter)) } }
  },

  /** Named by its command: the same call sent twice keeps one. */
  async createDashboardFilter(platform, { asker, params: { jobId }, body, commandId }) {
    const { name, filter, shared_with: sharedWith, pinned } = body
    const save = { jobId, filterId: commandId, name, address: filterAddress(filter).toString(), sharedWith, pinned }
    const { token } = await platform.useCases.review.saveFilter(asker, { ...save, commandId })
    return { body: await one(platform, asker, jobId, commandId, token), token }
  },

  async updateDashboardFilter(platform, { asker, params: { jobId, filterId }, body, commandId }) {
    const { name, filter, shared_with: sharedWith, pinned } = body
    const address = filter && filterAddress(filter).toString()
    const change = { jobId, filterId, name, address, sharedWith, pinned, commandId }
    const { token } = await platform.useCases.review.changeFilter(asker, change)
    return { body: await one(platform, asker, jobId, filterId, token), token }
  },

  async deleteDashboardFilter(platform, { asker, params: { jobId, filterId }, commandId }) {
    const { token } = await platform.useCases.review.deleteFilter(asker, { jobId, filterId, commandId })
    return { body: { status: 'OK' }, token }
  },
}
