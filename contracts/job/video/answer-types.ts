import type { QuestionEntry, TypedModule } from './questions.ts'

/** How a question is answered, in the words that programs send (LEG-024). */
export const answerTypes = ['video', 'text', 'single_choice', 'multiple_choice'] as const
export type AnswerType = (typeof answerTypes)[number]

const typesOfKinds = { FREE_TEXT: 'text', SINGLE_CHOICE: 'single_choice', MULTIPLE_CHOICE: 'multiple_choice' } as const
export const kindsOfTypes = {
  text: 'FREE_TEXT',
  single_choice: 'SINGLE_CHOICE',
  multiple_choice: 'MULTIPLE_CHOICE',
} as const satisfies Record<Exclude<AnswerType, 'video'>, TypedModule['kind']>

export const answerTypeOf = (entry: QuestionEntry): AnswerType =>
  entry.of === 'video' ? 'video' : typesOfKinds[entry.module.kind]

const SHORTEST = 15
const INSTEAD = 30
/** Seconds of an answer of each type, from those of the question before (LEG-026 to 028). */
export const timeToChoose = (seconds: number) => (seconds === SHORTEST ? INSTEAD : seconds)
export const timeToRecord = (seconds: number) => seconds || 45
/** A new written answer has no time limit and no maximum length. */
export const asWritten = { minLength: 5, maxLength: 0, answerTime: 0 } as const

/** Of several choices all can be chosen: the wizard has no field for how many. */
export const fittedChoice = <Module extends TypedModule>(module: Module): Module =>
  module.kind === 'MULTIPLE_CHOICE' ? { ...module, maxSelected: Math.max(2, module.options.length) } : module
