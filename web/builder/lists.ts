import type { InterviewQuestion, ModuleOf } from '#contracts/job/journey.ts'
import type { MatrixQuestion } from '#contracts/job/modules/matrix.ts'
import { newQuestion } from '#contracts/job/video/new-question.ts'

type Option = { id: string; label: string; correct?: boolean }
/** A module with a list of options. */
export type WithOptions = { id: string; options: Option[]; maxSelected?: number }
type Changes = Partial<WithOptions>
type Interview = ModuleOf<'WIDGET'>

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const target = Math.min(Math.max(to, 0), items.length - 1)
  return from < 0 || from >= items.length ? [...items] : items.toSpliced(from, 1).toSpliced(target, 0, items[from]!)
}

/** `marked` where options can be the right ones. */
export const addOption = ({ options }: WithOptions, id: string, marked: boolean): Changes => ({
  options: [...options, { id, label: '', ...(marked ? { correct: false } : {}) }],
})

export const editOption = ({ options }: WithOptions, id: string, label: string): Changes => ({
  options: options.map((option) => (option.id === id ? { ...option, label } : option)),
})

/** What may be selected shrinks with the options. */
export function removeOption({ options, maxSelected }: WithOptions, id: string): Changes {
  const left = options.filter((option) => option.id !== id)
  return { options: left, ...(maxSelected === undefined ? {} : { maxSelected: Math.min(maxSelected, left.length) }) }
}

export const isRight = ({ correct = false }: Option) => correct

/** Where one answer is right, marking another clears the one before (B§4). */
export const toggleRight = ({ options }: WithOptions, id: string, right: 'one' | 'many'): Changes => ({
  options: options.map((option) => ({
    ...option,
    correct: option.id === id ? !isRight(option) : right === 'many' && isRight(option),
  })),
})

export const moveOption = ({ options }: WithOptions, from: number, to: number): Changes => ({
  options: moveItem(options, from, to),
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

/** With the answers of the last question, if there is one. */
export const addLine = (questions: readonly MatrixQuestion[], id: string): MatrixQuestion[] => {
  const { selectAllTitle = 'All', answers = [{ id: 'a1', title: '' }] } = questions.at(-1) ?? {}
  return [...questions, { id, title: '', selectAllTitle, answers: answers.map((answer) => ({ ...answer })) }]
}

export const editLine = (questions: readonly MatrixQuestion[], id: string, changes: Partial<MatrixQuestion>) =>
  questions.map((question) => (question.id === id ? { ...question, ...changes } : question))
