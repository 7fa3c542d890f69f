import { fileFrom, FileInput } from './file-input.tsx'
import type { InputOf } from './kind.ts'

export const fileUpload: InputOf<'FILE_UPLOAD'> = {
  read: (form) => ({ kind: 'FILE_UPLOAD', file: fileFrom(form) }),
  Input: ({ module, answer, wiring }) => (
    <FileInput moduleId={module.id} given={answer?.file ?? null} wiring={wiring} />
  ),
}
