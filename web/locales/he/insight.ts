import type { Translation } from '../text.ts'
import type en from '../en/insight.ts'

export default {
  updatedNow: 'עודכן ממש עכשיו',
  asOf: 'נכון ל־<at>{{at}}</at>',
  lastIncluded: 'האירוע האחרון שנכלל: <at>{{at}}</at>',
  figure: '{{label}}: {{number}}',

  // Lengths of time
  days: '{{number}} ימ׳',
  hours: '{{number}} שע׳',
  minutes: '{{number}} דק׳',
  seconds: '{{number}} שנ׳',
} satisfies Translation<typeof en>
