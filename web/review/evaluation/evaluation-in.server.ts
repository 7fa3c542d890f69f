import type { AppLoadContext } from '@remix-run/node'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'

/** The newest evaluation by a model, and why there is none. */
export async function evaluationIn(
  { useCases, readers }: AppLoadContext['platform'],
  asker: SignedIn['asker'],
  candidateId: CandidateId,
) {
  const { evaluations, ...about } = await useCases.review.evaluationOf(asker, candidateId)
  const newest = evaluations.at(-1)
  if (!newest) return { ...about, newest: null }
  const { evaluationId, madeAt, model, packetHash, prompt, scorecard, spread, drift, score, ranks, reviews } = newest
  const names = await readers.userNames(
    asker,
    reviews.map(({ reviewerId }) => reviewerId),
  )
  return {
    ...about,
    newest: {
      ...{ evaluationId, madeAt, model, packetHash, prompt, scorecard, spread, drift, score, ranks },
      skills: newest.skills.map(({ metricId, name, points, reason, evidence }) => {
        return { metricId, name, points, reason, evidence }
      }),
      personality: newest.personality,
      unread: newest.unread,
      reviews: reviews.map((review) => ({ ...review, name: names[review.reviewerId] ?? null })),
    },
  }
}
export type ShownEvaluation = NonNullable<Awaited<ReturnType<typeof evaluationIn>>['newest']>
