import type { Translation } from '../text.ts'
import type en from '../en/insight.ts'

export default {
  updatedNow: 'Gerade aktualisiert',
  asOf: 'Stand <at>{{at}}</at>',
  lastIncluded: 'letztes berücksichtigtes Ereignis: <at>{{at}}</at>',
  figure: '{{label}}: {{number}}',

  // Lengths of time
  days: '{{number}} T.',
  hours: '{{number}} Std.',
  minutes: '{{number}} Min.',
  seconds: '{{number}} Sek.',
} satisfies Translation<typeof en>
