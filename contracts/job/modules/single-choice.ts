import * as z from 'zod'
import { ModuleId } from '../../kernel/ids.ts'
import { type QuestionKind, questionLimits } from './kind.ts'
import {
  labelsOf,
  offered,
  Option,
  optionCounts,
  optionProblems,
  rejectNeedsAnswer,
  rightIds,
  SECONDS_TO_CHOOSE,
} from './options.ts'
import { answered, answerTime, config, stored } from './stored.ts'

const fields = () => ({
  options: z.array(Option()).max(20),
  rejectOnWrong: z.boolean(),
  antiCheat: z.boolean().optional(),
  answerTime: answerTime(),
})
export const schema = () => stored('SINGLE_CHOICE', fields())
export const page = () => config(fields())
export const answer = () => answered('SINGLE_CHOICE', { optionId: ModuleId })

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  role: 'question',
  collections: ['most_popular', 'choices', 'basic'],
  limits: questionLimits,
  problems: ({ options, rejectOnWrong }, at) => [
    ...optionProblems(options, optionCounts, at),
    rejectNeedsAnswer(at, rejectOnWrong, rightIds(options).length > 0),
  ],
  seconds: () => SECONDS_TO_CHOOSE,
  isEmpty: () => false,
  problem: ({ options }, { optionId }) => offered(options, [optionId]),
  fails: ({ options, rejectOnWrong }, { optionId }) => {
    const right = rightIds(options)
    return rejectOnWrong && right.length > 0 && !right.includes(optionId)
  },
  says: ({ optionId }, module) => ({ type: 'choice', value: labelsOf(module?.options, [optionId]) }),
}
