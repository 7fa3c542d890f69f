import type { AppLoadContext } from '@remix-run/node'
import { quotientOf, totalOf } from '#contracts/candidate/scoring.ts'
import { CandidateId, type JobId } from '#contracts/kernel/ids.ts'
import { isCompanyAdmin } from '#contracts/kernel/asker.ts'
import type { AnswerText } from '#contracts/job/modules/kind.ts'
import type { CandidateDetail, CandidateRecording } from '#contracts/views/candidate.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { MOST_COMPARED } from '../../lib/review-paths.ts'
import { answersOf, chaptersOf } from '../questions.ts'

/** A question from the journey of at least one of the candidates. */
export type Asked = { key: string; title: string; isVideo: boolean }
export type Compared = {
  id: string
  name: string
  stage: { id: string; title: string } | null
  recording: CandidateRecording | null
  said: AnswerText | null
  /** One's own first; null: not given. */
  rating: { own: number | null; average: number | null; hidden: boolean }
  score: { own: number | null; team: number | null; hidden: boolean }
}

/**
 * Up to four candidates of one job by the same question, in the order of `ids`. Those that the person may not see, or that
 * are of another job, are left out.
 */
export async function compared(
  { platform }: AppLoadContext,
  { asker }: SignedIn,
  { jobId, columns }: { jobId: JobId; columns: readonly { id: string; title: string }[] },
  query: URLSearchParams,
) {
  const { readers, useCases } = platform
  const ids = [...new Set((query.get('with') ?? '').split(','))].flatMap((id) => CandidateId.safeParse(id).data ?? [])
  const found = await Promise.all(
    ids.slice(0, MOST_COMPARED).map(async (id) => {
      const candidate = await readers.candidateOrNull(asker, id)
      if (candidate?.jobId !== jobId) return []
      const journey = await useCases.review.journeyOf(asker, { jobId, version: candidate.journeyVersion })
      const answers = answersOf(journey, candidate, isCompanyAdmin(asker))
      return [{ candidate, chapters: chaptersOf(journey, candidate), answers }]
    }),
  )
  const all = found.flat()
  const questions = new Map<string, Asked>()
  for (const { chapters, answers } of all) {
    for (const { questionId, question } of chapters)
      questions.set(questionId, { key: questionId, title: question, isVideo: true })
    for (const { moduleId, title } of answers) questions.set(moduleId, { key: moduleId, title, isVideo: false })
  }
  const current = questions.get(query.get('question') ?? '') ?? [...questions.values()][0] ?? null
  return {
    questions: [...questions.values()],
    current,
    candidates: all.map(({ candidate, chapters, answers }) => ({
      id: candidate.id,
      name: candidate.name,
      stage: stageOf(columns.find(({ id }) => id === candidate.columnId)),
      recording: chapters.find(({ questionId }) => questionId === current?.key)?.recording ?? null,
      said: answers.find(({ moduleId }) => moduleId === current?.key)?.given?.said ?? null,
      ...judgement(candidate, asker.userId),
    })),
  }
}

function judgement(candidate: CandidateDetail, viewer: string): Pick<Compared, 'rating' | 'score'> {
  const card = candidate.scores.find(({ reviewerId }) => reviewerId === viewer)
  const total = card && totalOf(card.skills)
  return {
    rating: {
      own: candidate.ratings.find(({ reviewerId }) => reviewerId === viewer)?.value ?? null,
      average: candidate.ratingsAvg,
      hidden: candidate.ratingsHidden,
    },
    score: { own: total ? quotientOf(total) : null, team: candidate.teamScore, hidden: candidate.scoresHidden },
  }
}

const stageOf = (column?: { id: string; title: string }) => (column ? { id: column.id, title: column.title } : null)
