import type { Chosen, MatrixQuestion } from '#contracts/job/modules/matrix.ts'

export type Matrix = { questions: readonly MatrixQuestion[] }
export const answerKey = (questionId: string, answerId: string) => `${questionId}/${answerId}`

/** What the form of a matrix sends. "All" counts alone where no script has checked the others. */
export function readMatrix(form: FormData, { questions }: Matrix): Chosen {
  const [sent, all] = [form.getAll('chosen'), form.getAll('all')]
  return questions
    .map(({ id, answers }) => ({
      questionId: id,
      answerIds: answers
        .map((answer) => answer.id)
        .filter((each) => all.includes(id) || sent.includes(answerKey(id, each))),
    }))
    .filter(({ answerIds }) => answerIds.length > 0)
}
