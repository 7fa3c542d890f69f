import { selectable } from '#contracts/job/modules/multiple-choice.ts'
import { optionCounts } from '#contracts/job/modules/options.ts'
import { CheckboxIcon } from '../ui/icons.tsx'
import { blank, twoOptions } from './blank.ts'
import type { WebKindOf } from './kind.ts'

export const multipleChoice: WebKindOf<'MULTIPLE_CHOICE'> = {
  icon: CheckboxIcon,
  name: 'multipleChoice',
  hint: 'multipleChoiceHint',
  form: [
    { type: 'options', ...optionCounts, right: 'many' },
    {
      type: 'number',
      field: 'maxSelected',
      label: 'maxSelected',
      min: selectable.min,
      max: ({ options }) => options.length,
      most: 100,
    },
    { type: 'rejectOnWrong' },
  ],
  folded: ({ options, maxSelected, rejectOnWrong }, { t }) => [
    t('foldedUpTo', { most: maxSelected, count: options.length }),
    rejectOnWrong ? t('foldedRejects') : '',
  ],
  create: (id) => ({
    kind: 'MULTIPLE_CHOICE',
    ...blank(id),
    options: twoOptions(),
    maxSelected: 2,
    rejectOnWrong: false,
  }),
}
