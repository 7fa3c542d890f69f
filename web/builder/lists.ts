import type { InterviewQuestion, ModuleOf, Option } from '#contracts/job/journey.ts'
import { moduleLimits } from '#contracts/job/validation-modules.ts'
import { newQuestion } from './new-module.ts'

type Choice = ModuleOf<'SINGLE_CHOICE' | 'MULTIPLE_CHOICE'>
type Interview = ModuleOf<'WIDGET'>

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const target = Math.min(Math.max(to, 0), items.length - 1)
  return from < 0 || from >= items.length ? [...items] : items.toSpliced(from, 1).toSpliced(target, 0, items[from]!)
}

export const addOption = (choice: Choice, id: string): Partial<Choice> =>
  choice.options.length >= moduleLimits.options.max
    ? {}
    : { options: [...choice.options, { id, label: '', correct: false }] }

export const editOption = (choice: Choice, id: string, label: string): Partial<Choice> => ({
  options: choice.options.map((option) => (option.id === id ? { ...option, label } : option)),
})

/** Two is the least a choice can have; what may be selected shrinks with the options. */
export function removeOption(choice: Choice, id: string): Partial<Choice> {
  if (choice.options.length <= moduleLimits.options.min) return {}
  const options = choice.options.filter((option) => option.id !== id)
  return choice.kind === 'MULTIPLE_CHOICE'
    ? { options, maxSelected: Math.min(choice.maxSelected, options.length) }
    : { options }
}

/** In a single choice marking one answer correct clears the others (B§4). */
export function toggleCorrect(choice: Choice, id: string): Partial<Choice> {
  const next = (option: Option) =>
    option.id === id ? !option.correct : choice.kind === 'SINGLE_CHOICE' ? false : option.correct
  return { options: choice.options.map((option) => ({ ...option, correct: next(option) })) }
}

export const moveOption = (choice: Choice, from: number, to: number): Partial<Choice> => ({
  options: moveItem(choice.options, from, to),
})

export const addQuestion = (interview: Interview, id: string): Partial<Interview> => ({
  questions: [...interview.questions, newQuestion(id)],
})

export const editQuestion = (
  interview: Interview,
  id: string,
  changes: Partial<InterviewQuestion>,
): Partial<Interview> => ({
  questions: interview.questions.map((question) => (question.id === id ? { ...question, ...changes } : question)),
})

export const removeQuestion = (interview: Interview, id: string): Partial<Interview> => ({
  questions: interview.questions.filter((question) => question.id !== id),
})

export const moveQuestion = (interview: Interview, from: number, to: number): Partial<Interview> => ({
  questions: moveItem(interview.questions, from, to),
})
