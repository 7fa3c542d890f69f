import { tagsAfter } from '#contracts/candidate/tags.ts'
import { wordCloudOf } from '#contracts/candidate/word-cloud.ts'
import { factors } from '#contracts/evaluation/personality.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { CandidateComment } from '#contracts/views/candidate.ts'
import { allowOnCandidate } from '../../core/authorize.ts'
import type { ShownPersonality } from '../../use-cases/review/evaluations.ts'
import type { Platform } from '../../platform.ts'

export const commentOf = ({ commentId, authorId, text, at, writtenAt, reactions }: CandidateComment) => ({
  comment_id: commentId,
  author_id: authorId,
  text,
  at,
  createdAt: writtenAt,
  reactions,
})

/** Where the model says the same twice, or a person looked. */
function personalityIn(found: ShownPersonality | null) {
  if (!found?.ranks) return { personalities: [], personalityScore: null, personalityBehavior: [] }
  return {
    personalities: factors.flatMap((name) => {
      const score = found.factors[name]
      return score === null ? [] : [{ name, score }]
    }),
    personalityScore: found.personalityScore,
    personalityBehavior: found.personalityBehavior.map(({ factor: name, level }) => ({ name, level })),
  }
}

/** A candidate as the specification names the fields (C§3, CAN-010). @throws Rejected 'candidate/not-found' */
export async function video(platform: Platform, asker: Asker, id: CandidateId) {
  const { readers, useCases } = platform
  await allowOnCandidate(platform, asker, 'candidates.read', id)
  const candidate = await readers.candidateDetail(asker, id)
  const [job, used, transcripts, { evaluations }] = await Promise.all([
    readers.jobBoardHeader(asker, candidate.jobId),
    readers.tagsOnJob(asker, candidate.jobId),
    readers.transcriptsOf(asker, id),
    useCases.review.evaluationOf(asker, id),
  ])
  const written = candidate.answers.flatMap(({ answer }) =>
    answer?.kind === 'FREE_TEXT' ? [{ text: answer.text, language: null }] : [],
  )
  const spoken = (transcripts ?? []).map(({ segments, language }) => ({
    text: segments.map(({ text }) => text).join(' '),
    language,
  }))
  const { comments, tags, columnId } = candidate
  return {
    video_id: id,
    job_id: candidate.jobId,
    username: candidate.name,
    email: candidate.email,
    status: candidate.status,
    statusId: columnId,
    displayInCol: job?.columns.find((column) => column.id === columnId)?.title ?? '',
    rejected: candidate.rejected,
    rating: candidate.ratings.map(({ reviewerId, value }) => ({ reviewerId, value })),
    ratingsAvg: candidate.ratingsAvg,
    comments: comments.map(commentOf),
    commentsCount: comments.length,
    wordCloudObject: wordCloudOf([...written, ...spoken]),
    ...personalityIn(evaluations.at(-1)?.personality ?? null),
    tags: tagsAfter(tags, used, []).map((title) => ({ title, chosen: tags.includes(title) })),
    invitedAt: candidate.invitedAt,
    createdAt: candidate.startedAt,
    completedAt: candidate.completedAt,
  }
}
