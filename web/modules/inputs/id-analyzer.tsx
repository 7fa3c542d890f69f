import { lazy } from 'react'
import { idDocuments } from '#contracts/job/modules/files.ts'
import { fileFrom } from './file-sender.ts'
import { textOf } from './form-data.ts'
import type { InputOf } from './kind.ts'

const idDocument = () => import('./id-document.tsx')
const IdDocument = lazy(idDocument)

export const idAnalyzer: InputOf<'ID_ANALYZER'> = {
  read: (form) => ({
    kind: 'ID_ANALYZER',
    method: idDocuments.find((each) => each === textOf(form, 'method')) ?? null,
    file: fileFrom(form),
  }),
  instruction: (_, t) => t('idStored'),
  code: idDocument,
  Input: (props) => <IdDocument {...props} />,
}
