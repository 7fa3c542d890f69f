import type * as z from 'zod'
import type { QuestionKind } from './kind.ts'
import { fields, given, matrixRules } from './matrix.ts'
import { answered, config, stored } from './stored.ts'

export const schema = () => stored('MATRIX_CHOICE', fields())
export const answer = () => answered('MATRIX_CHOICE', given())
export const page = () => config(fields())

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  ...matrixRules,
  collections: ['choices'],
}
