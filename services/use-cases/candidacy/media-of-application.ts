import { mediaOf } from '#contracts/job/media/in-job.ts'
import { storedIn } from '#contracts/job/media/media.ts'
import type { Core } from '../../core/core.ts'
import { openApplication } from './open-application.ts'
import { parseLink } from './link.ts'

/** The company whose job shows this, where the page behind the link is open to who asks; null otherwise. */
export const mediaOfApplication =
  (core: Core) =>
  async (link: string, token: string | null, mediaId: string): Promise<{ companyId: string } | null> => {
    const application = await openApplication(core)(link, token)
    if (!application || application.ended || application.expired) return null
    if (!application.open && !application.candidate?.started) return null
    const shown = mediaOf(application).some(({ url }) => storedIn(url)?.mediaId === mediaId)
    return shown ? { companyId: parseLink(link)!.companyId } : null
  }
