import type { Journey, JourneyModule, ModuleOf } from '../job/journey.ts'
import { stepsOf } from '../job/walk.ts'
import { said, type Wording } from '../kernel/wording.ts'
import type { AnswerValue, Outcome } from './answers.ts'

export const ANSWER_REQUIRED = 'This field is required'
export const NOT_A_CHOICE = 'This is not one of the choices'
export const tooManyCharacters = (most: number) => said`Please use at most ${most} characters`
export const tooManyChoices = (most: number) => said`Please choose at most ${most}`

type Question = ModuleOf<AnswerValue['kind']>
const isQuestion = (module: JourneyModule): module is Question =>
  module.kind !== 'WIDGET' && module.kind !== 'FORM' && module.kind !== 'THANK_YOU' && module.kind !== 'REJECT'

/** The page an answer belongs to, if it asks for that kind of answer. */
export const questionFor = (journey: Journey, moduleId: string, answer: AnswerValue): Question | null => {
  const module = journey.modules.find(({ id }) => id === moduleId)
  return module && isQuestion(module) && module.kind === answer.kind ? module : null
}

export const isEmpty = (answer: AnswerValue) =>
  (answer.kind === 'FREE_TEXT' && answer.text.trim() === '') ||
  (answer.kind === 'MULTIPLE_CHOICE' && answer.optionIds.length === 0)

/** What is wrong with an answer, in words for the person who gave it; null when it can stand. */
export function answerProblem(module: Question, answer: AnswerValue): string | Wording | null {
  if (module.kind !== answer.kind) return 'This page asks for another kind of answer'
  if (isEmpty(answer)) return module.required ? ANSWER_REQUIRED : null
  if (module.kind === 'FREE_TEXT' && answer.kind === 'FREE_TEXT')
    return module.maxLength > 0 && answer.text.length > module.maxLength ? tooManyCharacters(module.maxLength) : null
  if (module.kind === 'SINGLE_CHOICE' && answer.kind === 'SINGLE_CHOICE')
    return offered(module.options, [answer.optionId])
  if (module.kind === 'MULTIPLE_CHOICE' && answer.kind === 'MULTIPLE_CHOICE')
    return new Set(answer.optionIds).size > module.maxSelected
      ? tooManyChoices(module.maxSelected)
      : offered(module.options, answer.optionIds)
  return null
}

const offered = (options: readonly { id: string }[], chosen: readonly string[]) =>
  chosen.every((optionId) => options.some(({ id }) => id === optionId)) ? null : NOT_A_CHOICE

/** A wrong answer leads to the reject page where the journey says so, and is only an answer elsewhere (MOD-019, MOD-046). */
export function outcomeOf(module: Question, answer: AnswerValue): Outcome {
  if (module.kind === 'FREE_TEXT' || !module.rejectOnWrong || isEmpty(answer)) return 'ok'
  if (module.kind === 'YES_NO')
    return module.correct === null || (answer.kind === 'YES_NO' && answer.choice === module.correct) ? 'ok' : 'fail'
  const right = module.options.filter(({ correct }) => correct).map(({ id }) => id)
  if (right.length === 0) return 'ok'
  if (answer.kind === 'SINGLE_CHOICE') return right.includes(answer.optionId) ? 'ok' : 'fail'
  const chosen = new Set(answer.kind === 'MULTIPLE_CHOICE' ? answer.optionIds : [])
  return chosen.size === right.length && right.every((id) => chosen.has(id)) ? 'ok' : 'fail'
}

/** What a candidate has given so far, as far as the walk through the journey goes. */
export type Given = {
  answered: (moduleId: string) => boolean
  recorded: (moduleId: string, questionId: string) => boolean
}

/** Path of a question of an interview among the things still missing. */
export const questionPath = (moduleId: string, questionId: string) => `${moduleId}.${questionId}`

/** What a page still lacks, whether it is required or not: its own id, or its interview questions. */
export function openIn(module: JourneyModule, { answered, recorded }: Given): string[] {
  if (isQuestion(module)) return answered(module.id) ? [] : [module.id]
  if (module.kind !== 'WIDGET') return []
  return module.questions.filter(({ id }) => !recorded(module.id, id)).map(({ id }) => questionPath(module.id, id))
}

/** Required answers and recordings still missing, by path, in the order of the journey. */
export const missing = (journey: Journey, given: Given): Record<string, string> =>
  Object.fromEntries(
    stepsOf(journey)
      .filter((module) => module.required)
      .flatMap((module) => openIn(module, given))
      .map((path) => [path, ANSWER_REQUIRED]),
  )
