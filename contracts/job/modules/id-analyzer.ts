import * as z from 'zod'
import * as files from './file.ts'
import { idDocuments, pictureTypes, UNSUPPORTED_FILE } from './files.ts'
import { check, minItems } from '../rules.ts'
import { type QuestionKind, questionLimits } from './kind.ts'
import { NOT_A_CHOICE } from './options.ts'
import { answered, config, stored } from './stored.ts'

const fields = () => ({ methods: z.array(z.enum(idDocuments)).max(3) })
/** A picture of an identity document. */
export const schema = () => stored('ID_ANALYZER', fields())
export const page = () => config(fields())
export const answer = () => answered('ID_ANALYZER', { method: z.enum(idDocuments).nullable(), file: files.file() })

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  role: 'question',
  collections: ['documents', 'advanced'],
  feature: 'idAnalyzer',
  limits: questionLimits,
  problems: ({ methods }, at) => [check(at('methods'), methods, minItems(1))],
  seconds: () => 90,
  isEmpty: files.isEmpty,
  problem: ({ methods }, answer) => {
    const { method, file } = answer
    if (!method || !methods.includes(method)) return NOT_A_CHOICE
    return files.problem(null, answer) ?? (pictureTypes.includes(file!.mimeType) ? null : UNSUPPORTED_FILE)
  },
  tidy: files.tidy,
  says: ({ method, file }) => (file ? { type: 'identity', value: { method, file } } : { type: 'text', value: '' }),
}
