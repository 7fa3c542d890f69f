import type { AppLoadContext } from '@remix-run/node'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateRow } from '#contracts/views/candidate.ts'
import type { Asked } from '../asked.ts'

/** What the scorecards and the conversation of a job show beside the rows; null in any other view. */
export async function viewData(
  { platform }: AppLoadContext,
  asker: Asker,
  { view, jobId, filter }: Asked,
  rows: readonly CandidateRow[],
) {
  const { readers, useCases } = platform
  const ids = rows.map(({ id }) => id)
  return {
    scorecards: view === 'scorecards' && jobId ? await scorecards(jobId) : null,
    conversation: view === 'conversation' && jobId ? await conversation() : null,
    spoken:
      view === 'transcripts' && jobId
        ? await useCases.review.saidBy(asker, jobId, { ids, says: filter.says ?? '' })
        : null,
  }

  async function scorecards(job: string) {
    const [versions, scores] = await Promise.all([
      useCases.review.scorecardsOf(asker, job),
      readers.skillScores(asker, job, ids),
    ])
    return { skills: versions.at(-1)?.skills.map(({ metricId, name }) => ({ id: metricId, name })) ?? [], scores }
  }

  async function conversation() {
    const last = await readers.lastInThreads(asker, ids)
    const names = await readers.userNames(
      asker,
      Object.values(last).flatMap(({ authorId }) => authorId ?? []),
    )
    return Object.fromEntries(
      Object.entries(last).map(([id, { authorId, ...entry }]) => [
        id,
        { ...entry, author: authorId && (names[authorId] ?? null) },
      ]),
    )
  }
}
export type ViewData = Awaited<ReturnType<typeof viewData>>
