import type { Core } from '../../core/core.ts'
import { parseLink, publicJob } from './link.ts'

/** The language that the job behind a link is written in; null where it does not say, and for a link that leads nowhere. */
export const languageOfLink =
  (core: Core) =>
  async (link: string): Promise<string | null> => {
    const address = parseLink(link)
    const job = address && (await publicJob(core, address))
    return job?.draft.details.language ?? null
  }
