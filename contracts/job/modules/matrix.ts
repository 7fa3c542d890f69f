import * as z from 'zod'
import { ModuleId } from '../../kernel/ids.ts'
import { said } from '../../kernel/wording.ts'
import { atMost, check, maxLength, minItems, required } from '../rules.ts'
import { type AnswerText, type QuestionKind, questionLimits, type Titled } from './kind.ts'
import { NOT_A_CHOICE } from './options.ts'
import { text } from './stored.ts'

/** Titles of a matrix and of the answers in it, and how many of each there can be (B§5, MOD-031). */
export const matrixLimits = { title: 50, questions: 10, answers: 10 } as const

const Cell = () => z.object({ id: ModuleId, title: text(1000) })
const Line = () => Cell().extend({ selectAllTitle: text(1000), answers: z.array(Cell()).max(50) })
export const fields = () => ({ questions: z.array(Line()).max(50) })
/** Only the questions of which something was chosen; none takes an answer back. */
export const given = () => ({
  chosen: z.array(z.object({ questionId: ModuleId, answerIds: z.array(ModuleId).max(50) })).max(50),
})

export type MatrixQuestion = z.infer<ReturnType<typeof Line>>
type Matrix = Titled & { questions: MatrixQuestion[] }
export type Chosen = z.infer<ReturnType<typeof given>['chosen']>

/** The rules of every kind that is a matrix: several questions, each with answers of which any number can be chosen. */
export const matrixRules = {
  role: 'question',
  limits: questionLimits,
  problems: ({ questions }, at) => [
    check(
      at('questions'),
      questions.length,
      atMost(matrixLimits.questions, (n) => said`Questions cannot be more than ${n}`),
    ) ?? check(at('questions'), questions, minItems(1)),
    ...questions.flatMap(({ id, title, selectAllTitle, answers }) => {
      const path = (field: string) => at(`questions.${id}.${field}`)
      return [
        check(path('title'), title, required, maxLength(matrixLimits.title)),
        check(path('selectAllTitle'), selectAllTitle, maxLength(matrixLimits.title)),
        answers.length === 0
          ? ([path('answers'), 'Required at least one answer'] as const)
          : check(
              path('answers'),
              answers.length,
              atMost(matrixLimits.answers, (n) => said`Answers cannot be more than ${n}`),
            ),
        ...answers.map((answer) =>
          check(path(`answers.${answer.id}`), answer.title, required, maxLength(matrixLimits.title)),
        ),
      ]
    }),
  ],
  seconds: ({ questions }) => 10 + 5 * questions.length,
  isEmpty: ({ chosen }) => chosen.every(({ answerIds }) => answerIds.length === 0),
  problem: ({ questions }, { chosen }) =>
    chosen.every(({ questionId, answerIds }) => {
      const offered = questions.find(({ id }) => id === questionId)?.answers ?? []
      return answerIds.every((answerId) => offered.some(({ id }) => id === answerId))
    })
      ? null
      : NOT_A_CHOICE,
  says: ({ chosen }, module): AnswerText => ({
    type: 'matrix',
    value: chosen
      .filter(({ answerIds }) => answerIds.length > 0)
      .map(({ questionId, answerIds }) => {
        const question = module?.questions.find(({ id }) => id === questionId)
        return {
          title: question?.title ?? questionId,
          answers: answerIds.map((answerId) => question?.answers.find(({ id }) => id === answerId)?.title ?? answerId),
        }
      }),
  }),
} satisfies Omit<QuestionKind<Matrix, { chosen: Chosen }>, 'collections'>
