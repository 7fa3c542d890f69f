import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { Journey, JourneyModule } from '#contracts/job/journey.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import type { Key } from '../locales/text.ts'
import type { Chapter } from './player.tsx'

/** The candidate's own words, or what the page says in their place. */
type AnswerLine = string | { said: Extract<Key<'review'>, 'yes' | 'no' | 'answerErased'> }
export type Answered = { moduleId: string; title: string; answer: AnswerLine[]; failed: boolean; given: boolean }

/** The interview's questions in order, each with the take that stands: the last one sent. */
export function chaptersOf(journey: Journey | null, { recordings }: Pick<CandidateDetail, 'recordings'>): Chapter[] {
  const asked = (journey?.modules ?? []).flatMap((module) =>
    module.kind === 'WIDGET' ? module.questions.map((question) => ({ moduleId: module.id, ...question })) : [],
  )
  const known = new Set(asked.map(({ moduleId, id }) => `${moduleId}/${id}`))
  const others = recordings.filter(({ moduleId, questionId }) => !known.has(`${moduleId}/${questionId}`))
  return [
    ...asked.map(({ moduleId, id, question, description }) => ({
      questionId: id,
      question,
      description,
      recording: recordings.findLast((each) => each.moduleId === moduleId && each.questionId === id) ?? null,
    })),
    ...others.map((recording) => ({ questionId: recording.questionId, question: '', description: '', recording })),
  ]
}

/** Written and chosen answers in the words the candidate saw. */
export function answersOf(journey: Journey | null, { answers }: Pick<CandidateDetail, 'answers'>): Answered[] {
  const questions = (journey?.modules ?? []).filter(
    ({ kind }) => kind === 'FREE_TEXT' || kind === 'YES_NO' || kind === 'SINGLE_CHOICE' || kind === 'MULTIPLE_CHOICE',
  )
  return questions.map((module) => {
    const given = answers.find(({ moduleId }) => moduleId === module.id)
    return {
      moduleId: module.id,
      title: module.title,
      answer: given ? (given.answer ? wordsOf(given.answer, module) : [{ said: 'answerErased' }]) : [],
      failed: given?.outcome === 'fail',
      given: given !== undefined,
    }
  })
}

function wordsOf(answer: AnswerValue, module: JourneyModule): AnswerLine[] {
  const labelOf = (id: string) =>
    'options' in module ? (module.options.find((option) => option.id === id)?.label ?? id) : id
  switch (answer.kind) {
    case 'FREE_TEXT':
      return [answer.text]
    case 'YES_NO':
      return [{ said: answer.choice }]
    case 'SINGLE_CHOICE':
      return [labelOf(answer.optionId)]
    case 'MULTIPLE_CHOICE':
      return answer.optionIds.map(labelOf)
    default:
      return answer satisfies never
  }
}
