import { said } from '../kernel/wording.ts'
import type { InterviewQuestion, JourneyModule, ModuleOf } from './journey.ts'
import { atLeast, atMost, check, maxLength, minItems, type Problem, REQUIRED, required } from './rules.ts'

export const moduleLimits = {
  title: 80,
  description: 200,
  formTitle: 100,
  formDescription: 300,
  option: 50,
  options: { min: 2, max: 6 },
  selected: { min: 2, max: 6 },
  freeText: { min: 1, max: 5000 },
  message: 300,
  question: 200,
  questionDescription: 300,
} as const

/** Paths are `journey.<module id>.<field>`, lists `journey.<module id>.<list>.<item id>`. */
export function moduleProblems(module: JourneyModule): Problem[] {
  const at = (field: string) => `journey.${module.id}.${field}`
  const isForm = module.kind === 'FORM'
  return [
    check(at('title'), module.title, required, maxLength(isForm ? moduleLimits.formTitle : moduleLimits.title)),
    check(
      at('description'),
      module.description,
      maxLength(isForm ? moduleLimits.formDescription : moduleLimits.description),
    ),
    ...ownProblems(module, at),
  ]
}

type At = (field: string) => string

function ownProblems(module: JourneyModule, at: At): Problem[] {
  switch (module.kind) {
    case 'FORM':
      return []
    case 'FREE_TEXT':
      return [
        check(
          at('maxLength'),
          module.maxLength,
          atLeast(moduleLimits.freeText.min, (n) => said`Max characters cannot be less than ${n}`),
          atMost(moduleLimits.freeText.max, (n) => said`Max characters cannot be more than ${n}`),
        ),
      ]
    case 'YES_NO':
      return [rejectNeedsAnswer(at, module.rejectOnWrong, module.correct !== null)]
    case 'SINGLE_CHOICE':
      return [...optionProblems(module, at)]
    case 'MULTIPLE_CHOICE':
      return [
        ...optionProblems(module, at),
        check(at('maxSelected'), module.maxSelected, ...selectable(module.options.length)),
      ]
    case 'WIDGET':
      return [
        check(at('questions'), module.questions, minItems(1)),
        ...module.questions.flatMap((question) => questionProblems(question, at)),
      ]
    case 'THANK_YOU':
    case 'REJECT':
      return [check(at('message'), module.message, required, maxLength(moduleLimits.message))]
    default:
      return module satisfies never
  }
}

/** Nobody can select more than there is: the upper bound follows the options. */
const selectable = (options: number) => {
  const { min, max } = moduleLimits.selected
  return [
    atLeast(min, (n) => said`Max selected cannot be less than ${n}`),
    atMost(Math.max(min, Math.min(max, options)), (n) => said`Max selected cannot be more than ${n}`),
  ]
}

function optionProblems({ options, rejectOnWrong }: ModuleOf<'SINGLE_CHOICE' | 'MULTIPLE_CHOICE'>, at: At): Problem[] {
  const { min, max } = moduleLimits.options
  return [
    ...options.map(({ id, label }) => check(at(`options.${id}`), label, required, maxLength(moduleLimits.option))),
    check(at('options'), options, minItems(min)) ??
      check(
        at('options'),
        options.length,
        atMost(max, (n) => said`Options cannot be more than ${n}`),
      ),
    rejectNeedsAnswer(
      at,
      rejectOnWrong,
      options.some((option) => option.correct),
    ),
  ]
}

/** Rejecting on a wrong answer without a right one would reject everybody. */
const rejectNeedsAnswer = (at: At, rejects: boolean, hasAnswer: boolean): Problem =>
  rejects && !hasAnswer ? [at('correct'), REQUIRED] : null

function questionProblems({ id, question, description }: InterviewQuestion, at: At): Problem[] {
  return [
    check(at(`questions.${id}.question`), question, required, maxLength(moduleLimits.question)),
    check(at(`questions.${id}.description`), description, maxLength(moduleLimits.questionDescription)),
  ]
}
