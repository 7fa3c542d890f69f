import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId, UserId } from '#contracts/kernel/ids.ts'
import { colleaguesOn } from '../../core/colleagues-on.ts'
import type { Core } from '../../core/core.ts'

type Named = { userId: UserId; name: string }

/** People of the asker's company who may score this job's candidates, by name. Empty for a job that is not theirs to see. */
export const reviewersOn =
  (core: Core) =>
  async (asker: Asker, jobId: JobId): Promise<Named[]> => {
    if (!(await core.readers.permissionsOnJob(asker, jobId)).includes('candidates.edit')) return []
    return named(await colleaguesOn(core, asker.companyId, jobId, 'candidates.review'))
  }

/** Colleagues whom a comment on this job's candidates can name: those who may open them. Empty for who may not comment. */
export const mentionableOn =
  (core: Core) =>
  async (asker: Asker, jobId: JobId): Promise<Named[]> => {
    if (!(await core.readers.permissionsOnJob(asker, jobId)).includes('candidates.review')) return []
    const people = named(await colleaguesOn(core, asker.companyId, jobId, 'candidates.read'))
    return people.filter(({ userId }) => asker.kind !== 'user' || userId !== asker.userId)
  }

const named = (people: Named[]) => people.map(({ userId, name }) => ({ userId, name }))
