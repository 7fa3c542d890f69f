import * as z from 'zod'
import { fileNameProblem, type StoredFile } from './files.ts'
import { Uuid } from '../../kernel/ids.ts'
import type { AnswerText } from './kind.ts'
import { text } from './stored.ts'

/** What an answer says of the file that was sent for it; null where it was taken away. */
export const file = () =>
  z.object({ fileId: Uuid, name: text(1000), size: z.number().int().min(0), mimeType: text(200) }).nullable()

type WithFile = { file: StoredFile | null }

export const isEmpty = ({ file }: WithFile) => file === null
export const problem = (_: unknown, { file }: WithFile) => file && fileNameProblem(file.name)
export const tidy = <Answer extends WithFile>(answer: Answer): Answer => ({
  ...answer,
  file: answer.file && { ...answer.file, name: answer.file.name.trim().normalize('NFC') },
})
export const says = ({ file }: WithFile): AnswerText =>
  file ? { type: 'file', value: file } : { type: 'text', value: '' }
