import type { Journey, JourneyModule } from '../job/journey.ts'
import type { AnswerText } from '../job/modules/kind.ts'
import { type AnswerValue, hasRole, isQuestion, type Question, questionRules } from '../job/modules/table.ts'
import { stepsOf } from '../job/walk.ts'
import type { Words } from '../kernel/wording.ts'
import type { Outcome } from './answers.ts'
import type { StoredFile } from '../job/modules/files.ts'

export const ANSWER_REQUIRED = 'This field is required'

/** The page an answer belongs to, if it asks for that kind of answer. */
export const questionFor = (journey: Journey, moduleId: string, answer: AnswerValue): Question | null => {
  const module = journey.modules.find(({ id }) => id === moduleId)
  return module && isQuestion(module) && module.kind === answer.kind ? module : null
}

export const isEmpty = (answer: AnswerValue) => questionRules(answer).isEmpty(answer)

/** The file that an answer names; null for every other answer. */
export const fileIn = (answer: AnswerValue): StoredFile | null => ('file' in answer ? answer.file : null)

/** The answer as it is kept. */
export const tidyAnswer = (answer: AnswerValue): AnswerValue => questionRules(answer).tidy?.(answer) ?? answer

/** An answer as people read it. Without a module, or with one of another kind, the question's own words are not known. */
export const answerText = (answer: AnswerValue, module: JourneyModule | null): AnswerText =>
  questionRules(answer).says(answer, module?.kind === answer.kind ? module : null)

/** What is wrong with an answer, in words for the person who gave it; null when it can stand. */
export function answerProblem(module: Question, answer: AnswerValue): Words | null {
  if (module.kind !== answer.kind) return 'This page asks for another kind of answer'
  if (isEmpty(answer)) return module.required ? ANSWER_REQUIRED : null
  return questionRules(module).problem(module, answer)
}

/** A wrong answer leads to the reject page where the journey says so, and is only an answer elsewhere (MOD-019, MOD-046). */
export const outcomeOf = (module: Question, answer: AnswerValue): Outcome =>
  module.kind === answer.kind && !isEmpty(answer) && questionRules(module).fails?.(module, answer) ? 'fail' : 'ok'

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
  if (!hasRole(module, 'interview')) return []
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
