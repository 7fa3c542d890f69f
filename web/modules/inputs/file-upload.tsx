import { FileInput, fileInput } from './file.ts'
import { fileFrom } from './file-sender.ts'
import type { InputOf } from './kind.ts'

export const fileUpload: InputOf<'FILE_UPLOAD'> = {
  read: (form) => ({ kind: 'FILE_UPLOAD', file: fileFrom(form) }),
  code: fileInput,
  Input: ({ module, answer, wiring }) => (
    <FileInput moduleId={module.id} given={answer?.file ?? null} wiring={wiring} />
  ),
}
