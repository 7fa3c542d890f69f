import type { Translation } from '../text.ts'
import type en from '../en/insight.ts'

export default {
  updatedNow: 'Zojuist bijgewerkt',
  asOf: 'Stand op <at>{{at}}</at>',
  lastIncluded: 'laatst meegetelde gebeurtenis: <at>{{at}}</at>',
  figure: '{{label}}: {{number}}',

  // Lengths of time
  days: '{{number}} d',
  hours: '{{number}} u',
  minutes: '{{number}} min',
  seconds: '{{number}} s',
} satisfies Translation<typeof en>
