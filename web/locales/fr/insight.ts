import type { Translation } from '../text.ts'
import type en from '../en/insight.ts'

export default {
  updatedNow: 'Mis à jour à l’instant',
  asOf: 'Situation au <at>{{at}}</at>',
  lastIncluded: 'dernier événement pris en compte : <at>{{at}}</at>',
  figure: '{{label}} : {{number}}',

  // Lengths of time
  days: '{{number}} j',
  hours: '{{number}} h',
  minutes: '{{number}} min',
  seconds: '{{number}} s',
} satisfies Translation<typeof en>
