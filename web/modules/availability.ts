import { matrixLimits } from '#contracts/job/modules/matrix.ts'
import { CalendarIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

/** The words of the specification (B§3); they can be written anew. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const TIMES = ['Morning', 'Afternoon', 'Evening']

export const availability: WebKindOf<'AVAILABILITY'> = {
  icon: CalendarIcon,
  name: 'availability',
  hint: 'availabilityHint',
  form: [{ type: 'matrix', ...matrixLimits }],
  folded: ({ questions }, { t }) => [t('availability'), t('foldedQuestions', { count: questions.length })],
  create: (id) => ({
    kind: 'AVAILABILITY',
    ...blank(id),
    questions: DAYS.map((day, index) => ({
      id: `d${index}`,
      title: day,
      selectAllTitle: 'All',
      answers: TIMES.map((title, time) => ({ id: `t${time}`, title })),
    })),
  }),
}
