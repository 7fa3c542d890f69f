import { SwitchIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

const choices = ['yes', 'no'] as const
const rejectsUnless = { yes: 'foldedRejectsUnlessYes', no: 'foldedRejectsUnlessNo' } as const

export const yesNo: WebKindOf<'YES_NO'> = {
  icon: SwitchIcon,
  name: 'yesNo',
  hint: 'yesNoHint',
  form: [
    {
      type: 'choice',
      field: 'correct',
      label: 'rightAnswer',
      none: 'bothFine',
      options: choices.map((value) => ({ value, label: value })),
    },
    { type: 'rejectOnWrong' },
  ],
  folded: ({ correct, rejectOnWrong }, { t }) => [
    t('yesNo'),
    rejectOnWrong ? t(correct === null ? 'foldedRejectsUnless' : rejectsUnless[correct]) : '',
  ],
  create: (id) => ({ kind: 'YES_NO', ...blank(id), correct: null, rejectOnWrong: false }),
}
