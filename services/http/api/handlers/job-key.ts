import type { jobKeyRoutes } from '#contracts/http/api/job-key.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Handlers } from '../call.ts'
import { jobHandlers } from './jobs.ts'
import { mediaHandlers } from './media.ts'

/** Another job of the company is answered as one that never was. */
function requireJobOfKey(asker: Asker, jobId: JobId): void {
  if (asker.kind !== 'apiKey' || asker.onlyJob !== jobId) throw new Rejected('job/not-found', 'No such job')
}

export const jobKeyHandlers: Handlers<typeof jobKeyRoutes> = {
  async getJobByKey(platform, call) {
    requireJobOfKey(call.asker, call.params.id)
    return jobHandlers.getJob(platform, call)
  },
  async updateJobByKey(platform, call) {
    requireJobOfKey(call.asker, call.params.id)
    return jobHandlers.updateJob(platform, call)
  },
  newVideoUploadByKey: (platform, call) => mediaHandlers.newVideoUpload(platform, call),
  checkVideoUploadByKey: (platform, call) => mediaHandlers.checkVideoUpload(platform, call),
}
