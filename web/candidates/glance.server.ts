import type { AppLoadContext } from '@remix-run/node'
import type { Asker } from '#contracts/kernel/asker.ts'
import { CandidateId, type JobId } from '#contracts/kernel/ids.ts'
import type { Glance } from './glance.ts'

const COMMENTS = 3

/** What a quick view shows besides the row: the first recording that can be played, and what was said last. */
export async function glanceAt(
  { platform: { readers } }: AppLoadContext,
  asker: Asker,
  jobId: JobId,
  asked: string | null,
): Promise<Glance> {
  const id = CandidateId.safeParse(asked)
  const candidate = id.success ? await readers.candidateOrNull(asker, id.data) : null
  if (!candidate || candidate.jobId !== jobId) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const recording = candidate.recordings.find(({ state }) => state === 'uploaded')
  const comments = candidate.comments.slice(-COMMENTS)
  const names = await readers.userNames(
    asker,
    comments.map(({ authorId }) => authorId),
  )
  return {
    phone: candidate.phone,
    tags: candidate.tags,
    recording: recording ? { id: recording.recordingId, posterId: recording.posterId } : null,
    comments: comments.map(({ commentId, authorId, text, writtenAt }) => ({
      id: commentId,
      author: names[authorId] ?? null,
      text,
      at: writtenAt,
    })),
  }
}
