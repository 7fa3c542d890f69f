import type { Asker } from '#contracts/kernel/asker.ts'
import { MOST_REMOTE_JOBS } from '#contracts/ats-link/settings.ts'
import type { AtsLinkView } from '#contracts/views/ats.ts'
import { isRejected, type Refusal, refusalFor } from '../../lib/refusal.server.ts'
import type { Asked } from './asked.server.ts'

type Wanted = { link: AtsLinkView; at: Asked; isWanted: boolean; stagesOf: readonly string[] }
export type TheirStage = { id: string; name: string; job: string | null }

/** What is read over there for the page. What cannot be read is left out, and the page says why. */
export async function remoteOf(asker: Asker, { link: { linkId }, at, isWanted, stagesOf }: Wanted) {
  const { ats } = at.context.platform.useCases
  let refused: Refusal | null = null
  const read = async <Answer>(ask: () => Promise<Answer[]>): Promise<Answer[]> => {
    if (!isWanted) return []
    try {
      return await ask()
    } catch (error) {
      if (!isRejected(error)) throw error
      refused ??= await refusalFor(error, at)
      return []
    }
  }
  const ids = [...new Set(stagesOf)].slice(0, MOST_REMOTE_JOBS)
  const [jobs, users, ...lists] = await Promise.all([
    read(() => ats.atsJobs(asker, linkId)),
    read(() => ats.atsUsers(asker, linkId)),
    ...ids.map((id) => read(() => ats.atsStages(asker, linkId, id))),
  ])
  const byJob = new Map(ids.map((id, index) => [id, lists[index]!]))
  return {
    jobs: jobs.map(({ id, name, status }) => ({ id, name, status })),
    users: users.map(({ id, name }) => ({ value: id, label: name })),
    refused: refused as Refusal | null,
    stageName: (id: string) => lists.flat().find((stage) => stage.id === id)?.name ?? null,
    /** Each once, with the name of its job where there are several. */
    stagesOf(chosen: readonly string[]): TheirStage[] {
      const found = new Map<string, TheirStage>()
      for (const jobId of chosen)
        for (const { id, name } of byJob.get(jobId) ?? []) {
          const job = chosen.length > 1 ? (jobs.find((each) => each.id === jobId)?.name ?? null) : null
          if (!found.has(id)) found.set(id, { id, name, job })
        }
      return [...found.values()]
    },
  }
}
