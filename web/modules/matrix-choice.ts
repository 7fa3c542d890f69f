import { matrixLimits } from '#contracts/job/modules/matrix.ts'
import { ViewGridIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

export const matrixChoice: WebKindOf<'MATRIX_CHOICE'> = {
  icon: ViewGridIcon,
  name: 'matrixChoice',
  hint: 'matrixChoiceHint',
  form: [{ type: 'matrix', ...matrixLimits }],
  folded: ({ questions }, { t }) => [t('matrixChoice'), t('foldedQuestions', { count: questions.length })],
  create: (id) => ({
    kind: 'MATRIX_CHOICE',
    ...blank(id),
    questions: [
      {
        id: 'q1',
        title: '',
        selectAllTitle: 'All',
        answers: [
          { id: 'a1', title: '' },
          { id: 'a2', title: '' },
        ],
      },
    ],
  }),
}
