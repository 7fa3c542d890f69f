import type * as z from 'zod'
import * as files from './file.ts'
import { type QuestionKind, questionLimits } from './kind.ts'
import { answered, config, stored } from './stored.ts'

export const schema = () => stored('FILE_UPLOAD', {})
export const answer = () => answered('FILE_UPLOAD', { file: files.file() })
export const page = () => config({})

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  role: 'question',
  collections: ['documents'],
  feature: 'documentUpload',
  limits: questionLimits,
  problems: () => [],
  seconds: () => 60,
  isEmpty: files.isEmpty,
  problem: files.problem,
  tidy: files.tidy,
  says: files.says,
}
