import type { mediaRoutes } from '#contracts/http/api/media.ts'
import { mediaUrl, storedIn } from '#contracts/job/media/media.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Platform } from '../../../platform.ts'
import { jobMediaOf } from '../../../uploads/job-media.ts'
import type { Handlers } from '../call.ts'

async function readyAs({ engines }: Platform, { companyId }: Asker, term: string): Promise<string | null> {
  const named = storedIn(term)
  const info = await jobMediaOf(engines.media, companyId, named?.mediaId ?? term)
  return info && mediaUrl(named?.sort ?? 'files', info.id)
}

export const mediaHandlers: Handlers<typeof mediaRoutes> = {
  async checkVideoUpload(platform, { asker, query }) {
    const url = await readyAs(platform, asker, query.term)
    return { body: { ready: url !== null, url } }
  },
}
