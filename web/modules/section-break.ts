import { minimumTimes, skipTimes } from '#contracts/job/modules/section-break.ts'
import { DividerHorizontalIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

export const sectionBreak: WebKindOf<'SECTION_BREAK'> = {
  icon: DividerHorizontalIcon,
  name: 'sectionBreak',
  hint: 'sectionBreakHint',
  form: [
    { type: 'seconds', field: 'minimumTimeShown', label: 'minimumTimeShown', options: minimumTimes, none: 'noMinimum' },
    {
      type: 'seconds',
      field: 'skipAfter',
      label: 'skipAfter',
      options: skipTimes,
      none: 'neverSkips',
      zero: 'skipsAtOnce',
    },
  ],
  folded: ({ skipAfter }, { t, duration }) => [
    t('sectionBreak'),
    skipAfter ? t('foldedSkips', { length: duration(skipAfter) }) : '',
  ],
  create: (id) => ({
    kind: 'SECTION_BREAK',
    ...blank(id),
    required: false,
    minimumTimeShown: null,
    skipAfter: null,
  }),
}
