import type { Translation } from '../text.ts'
import type en from '../en/insight.ts'

export default {
  updatedNow: 'Actualizado ahora mismo',
  asOf: 'A fecha de <at>{{at}}</at>',
  lastIncluded: 'último evento incluido: <at>{{at}}</at>',
  figure: '{{label}}: {{number}}',

  // Lengths of time
  days: '{{number}} d',
  hours: '{{number}} h',
  minutes: '{{number}} min',
  seconds: '{{number}} s',
} satisfies Translation<typeof en>
