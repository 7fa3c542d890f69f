import type { Translation } from '../text.ts'
import type en from '../en/insight.ts'

export default {
  updatedNow: 'تم التحديث للتو',
  asOf: 'كما في <at>{{at}}</at>',
  lastIncluded: 'آخر حدث مشمول: <at>{{at}}</at>',
  figure: '{{label}}: {{number}}',

  // Lengths of time
  days: '{{number}} ي',
  hours: '{{number}} س',
  minutes: '{{number}} د',
  seconds: '{{number}} ث',
} satisfies Translation<typeof en>
