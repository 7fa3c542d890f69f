import * as z from 'zod'
import { ModuleId } from '../../kernel/ids.ts'
import { said } from '../../kernel/wording.ts'
import { atLeast, atMost, check } from '../rules.ts'
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
  maxSelected: z.number().int().min(0).max(100),
  rejectOnWrong: z.boolean(),
  antiCheat: z.boolean().optional(),
  answerTime: answerTime(),
})
export const schema = () => stored('MULTIPLE_CHOICE', fields())
export const page = () => config(fields())
export const answer = () => answered('MULTIPLE_CHOICE', { optionIds: z.array(ModuleId).max(20) })

export const selectable = { min: 2, max: 6 }
export const tooManyChoices = (most: number) => said`Please choose at most ${most}`

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  role: 'question',
  collections: ['choices', 'basic'],
  limits: questionLimits,
  problems: ({ options, maxSelected, rejectOnWrong }, at) => [
    ...optionProblems(options, optionCounts, at),
    rejectNeedsAnswer(at, rejectOnWrong, rightIds(options).length > 0),
    check(
      at('maxSelected'),
      maxSelected,
      atLeast(selectable.min, (n) => said`Max selected cannot be less than ${n}`),
      // The most that can be selected is the number of options.
      atMost(
        Math.max(selectable.min, Math.min(selectable.max, options.length)),
        (n) => said`Max selected cannot be more than ${n}`,
      ),
    ),
  ],
  seconds: () => SECONDS_TO_CHOOSE,
  isEmpty: ({ optionIds }) => optionIds.length === 0,
  problem: ({ options, maxSelected }, { optionIds }) =>
    new Set(optionIds).size > maxSelected ? tooManyChoices(maxSelected) : offered(options, optionIds),
  fails: ({ options, rejectOnWrong }, { optionIds }) => {
    const right = rightIds(options)
    const chosen = new Set(optionIds)
    return rejectOnWrong && right.length > 0 && (chosen.size !== right.length || right.some((id) => !chosen.has(id)))
  },
  tidy: (answer) => ({ ...answer, optionIds: [...new Set(answer.optionIds)] }),
  says: ({ optionIds }, module) => ({ type: 'choice', value: labelsOf(module?.options, optionIds) }),
}
