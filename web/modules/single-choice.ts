import { optionCounts } from '#contracts/job/modules/options.ts'
import { RadiobuttonIcon } from '../ui/icons.tsx'
import { blank, twoOptions } from './blank.ts'
import type { WebKindOf } from './kind.ts'

export const singleChoice: WebKindOf<'SINGLE_CHOICE'> = {
  icon: RadiobuttonIcon,
  name: 'singleChoice',
  hint: 'singleChoiceHint',
  form: [{ type: 'options', ...optionCounts, right: 'one' }, { type: 'rejectOnWrong' }],
  folded: ({ options, rejectOnWrong }, { t }) => [
    t('singleChoice'),
    t('foldedOptions', { count: options.length }),
    rejectOnWrong ? t('foldedRejects') : '',
  ],
  create: (id) => ({ kind: 'SINGLE_CHOICE', ...blank(id), options: twoOptions(), rejectOnWrong: false }),
}
