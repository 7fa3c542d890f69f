import type { Asker } from '#contracts/kernel/asker.ts'
import type { Asked } from './asked.server.ts'

const SHOWN = 50

/** The people of the sandbox, who applied last first; null for a system elsewhere. */
export async function benchOf(asker: Asker, system: string, { context: { platform } }: Asked) {
  if (system !== 'sandbox' || !platform.engines.sandboxAts) return null
  const account = await platform.useCases.ats.sandboxView(asker)
  if (!account) return null
  const { jobs, stages, applications, notes } = account
  return {
    jobs: jobs.map(({ id, name }) => ({ value: id, label: name })),
    people: applications
      .toReversed()
      .slice(0, SHOWN)
      .map(({ id, name, jobId, stageId, candidateId }) => ({
        ...{ applicationId: id, name, stageId, job: jobs.find((job) => job.id === jobId)?.name ?? '' },
        stages: stages
          .filter((stage) => stage.jobId === jobId)
          .map((stage) => ({ value: stage.id, label: stage.name })),
        notes: notes.filter((note) => note.candidateId === candidateId).map(({ text }) => text),
      })),
  }
}
export type Bench = NonNullable<Awaited<ReturnType<typeof benchOf>>>
