import type { Translation } from '../text.ts'
import type en from '../en/insight.ts'

export default {
  updatedNow: 'Atualizado agora mesmo',
  asOf: 'Situação em <at>{{at}}</at>',
  lastIncluded: 'último evento incluído: <at>{{at}}</at>',
  figure: '{{label}}: {{number}}',

  // Lengths of time
  days: '{{number}} d',
  hours: '{{number}} h',
  minutes: '{{number}} min',
  seconds: '{{number}} s',
} satisfies Translation<typeof en>
