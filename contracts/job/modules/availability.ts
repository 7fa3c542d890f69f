import type * as z from 'zod'
import type { QuestionKind } from './kind.ts'
import { fields, given, matrixRules } from './matrix.ts'
import { answered, config, stored } from './stored.ts'

/** A matrix that begins with the days of the week and the times of a day (MOD-013). */
export const schema = () => stored('AVAILABILITY', fields())
export const answer = () => answered('AVAILABILITY', given())
export const page = () => config(fields())

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  ...matrixRules,
  collections: ['date_and_scheduling'],
}
