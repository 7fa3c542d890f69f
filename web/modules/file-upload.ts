import { UploadIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

export const fileUpload: WebKindOf<'FILE_UPLOAD'> = {
  icon: UploadIcon,
  name: 'fileUpload',
  hint: 'fileUploadHint',
  form: [],
  folded: (_, { t }) => [t('fileUpload')],
  create: (id) => ({ kind: 'FILE_UPLOAD', ...blank(id) }),
}
