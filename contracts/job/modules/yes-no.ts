import * as z from 'zod'
import { type QuestionKind, questionLimits } from './kind.ts'
import { rejectNeedsAnswer, SECONDS_TO_CHOOSE } from './options.ts'
import { answered, config, stored } from './stored.ts'

const fields = () => ({
  /** The right answer, or null when both are fine. */
  correct: z.enum(['yes', 'no']).nullable(),
  rejectOnWrong: z.boolean(),
})
export const schema = () => stored('YES_NO', fields())
export const answer = () => answered('YES_NO', { choice: z.enum(['yes', 'no']) })
/** The options are said by the specification of every such page, and always so (MOD-003). */
export const page = () =>
  config({
    ...fields(),
    options: z
      .tuple([z.literal('yes'), z.literal('no')])
      .optional()
      .describe('The same on every page'),
  })

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  role: 'question',
  collections: ['most_popular', 'choices', 'basic'],
  limits: questionLimits,
  problems: ({ correct, rejectOnWrong }, at) => [rejectNeedsAnswer(at, rejectOnWrong, correct !== null)],
  seconds: () => SECONDS_TO_CHOOSE,
  isEmpty: () => false,
  problem: () => null,
  fails: ({ correct, rejectOnWrong }, { choice }) => rejectOnWrong && correct !== null && choice !== correct,
  says: ({ choice }) => ({ type: 'yesNo', value: choice }),
}
