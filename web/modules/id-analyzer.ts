import { idDocuments } from '#contracts/job/modules/files.ts'
import { IdCardIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import { documentNames } from './document-names.ts'
import type { WebKindOf } from './kind.ts'

export const idAnalyzer: WebKindOf<'ID_ANALYZER'> = {
  icon: IdCardIcon,
  name: 'idAnalyzer',
  hint: 'idAnalyzerHint',
  form: [
    {
      type: 'several',
      field: 'methods',
      label: 'idMethods',
      options: idDocuments.map((value) => ({ value, label: documentNames[value] })),
    },
  ],
  folded: ({ methods }, { t }) => [t('idAnalyzer'), ...methods.map((method) => t(documentNames[method]))],
  create: (id) => ({ kind: 'ID_ANALYZER', ...blank(id), methods: [...idDocuments] }),
}
