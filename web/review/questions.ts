import type { AnswerValue } from '#contracts/candidate/answers.ts'
import { answerText } from '#contracts/candidate/judging.ts'
import type { Journey } from '#contracts/job/journey.ts'
import type { AnswerText } from '#contracts/job/modules/kind.ts'
import { hasRole, isQuestion } from '#contracts/job/modules/table.ts'
import type { CandidateDetail, CandidateSignal } from '#contracts/views/candidate.ts'
import type { Chapter } from './player.tsx'

/** `given` is null where there is no answer yet, and `said` where it was erased. */
export type Answered = {
  moduleId: string
  title: string
  given: { said: AnswerText | null; failed: boolean } | null
  signals: readonly CandidateSignal[]
}

/** The interview's questions in order, each with the take that counts: the last one sent. */
export function chaptersOf(
  journey: Journey | null,
  { recordings, signals }: Pick<CandidateDetail, 'recordings' | 'signals'>,
): Chapter[] {
  const asked = (journey?.modules ?? []).flatMap((module) =>
    hasRole(module, 'interview') ? module.questions.map((question) => ({ moduleId: module.id, ...question })) : [],
  )
  const known = new Set(asked.map(({ moduleId, id }) => `${moduleId}/${id}`))
  const others = recordings.filter(({ moduleId, questionId }) => !known.has(`${moduleId}/${questionId}`))
  return [
    ...asked.map(({ moduleId, id, question, description, videoQuestion }) => ({
      questionId: id,
      question,
      description,
      ...(videoQuestion && { videoQuestion }),
      recording: recordings.findLast((each) => each.moduleId === moduleId && each.questionId === id) ?? null,
      signals: signals.filter((each) => each.moduleId === moduleId && each.questionId === id),
    })),
    ...others.map((recording) => ({
      questionId: recording.questionId,
      question: '',
      description: '',
      recording,
      signals: [],
    })),
  ]
}

/** Those who may not open a picture of an identity document see only that it was given. */
const shown = (said: AnswerText, opensIdentity: boolean): AnswerText =>
  said.type === 'identity' && !opensIdentity ? { ...said, value: { ...said.value, file: null } } : said

/** What a candidate gave, as their own pages show it; without what is not for these eyes. */
export const shownAnswers = (
  journey: Journey,
  { answers }: Pick<CandidateDetail, 'answers'>,
  opensIdentity: boolean,
): Record<string, AnswerValue | null> => {
  const closed = new Set(
    journey.modules.flatMap(({ id, kind }) => (kind === 'ID_ANALYZER' && !opensIdentity ? [id] : [])),
  )
  return Object.fromEntries(
    answers.flatMap(({ moduleId, answer }) => (closed.has(moduleId) ? [] : [[moduleId, answer]])),
  )
}

/** Written and chosen answers in the words the candidate saw. */
export const answersOf = (
  journey: Journey | null,
  { answers, signals }: Pick<CandidateDetail, 'answers' | 'signals'>,
  opensIdentity: boolean,
): Answered[] =>
  (journey?.modules ?? []).filter(isQuestion).map((module) => {
    const given = answers.find(({ moduleId }) => moduleId === module.id)
    return {
      moduleId: module.id,
      title: module.title,
      given: given
        ? {
            said: given.answer && shown(answerText(given.answer, module), opensIdentity),
            failed: given.outcome === 'fail',
          }
        : null,
      signals: signals.filter(({ moduleId }) => moduleId === module.id),
    }
  })
