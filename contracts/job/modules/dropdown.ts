import * as z from 'zod'
import { ModuleId } from '../../kernel/ids.ts'
import { type QuestionKind, questionLimits } from './kind.ts'
import { labelsOf, offered, optionProblems } from './options.ts'
import { answered, config, stored, text } from './stored.ts'

/** A list for more than the six options of a single choice: the specification sets no limit, storage does. */
export const dropdownCounts = { min: 2, max: 200 }

const fields = () => ({
  options: z.array(z.object({ id: ModuleId, label: text(1000) })).max(dropdownCounts.max),
})
export const schema = () => stored('DROPDOWN', fields())
/** Null takes an answer back. */
export const answer = () => answered('DROPDOWN', { optionId: ModuleId.nullable() })
export const page = () => config(fields())

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  role: 'question',
  collections: ['choices'],
  limits: questionLimits,
  problems: ({ options }, at) => optionProblems(options, dropdownCounts, at),
  seconds: () => 20,
  isEmpty: ({ optionId }) => optionId === null,
  problem: ({ options }, { optionId }) => offered(options, optionId === null ? [] : [optionId]),
  says: ({ optionId }, module) => ({
    type: 'choice',
    value: labelsOf(module?.options, optionId === null ? [] : [optionId]),
  }),
}
