import type { Translation } from '../text.ts'
import type en from '../en/insight.ts'

export default {
  updatedNow: '방금 업데이트됨',
  asOf: '<at>{{at}}</at> 기준',
  lastIncluded: '마지막으로 포함된 이벤트: <at>{{at}}</at>',
  figure: '{{label}}: {{number}}',

  // Lengths of time
  days: '{{number}}일',
  hours: '{{number}}시간',
  minutes: '{{number}}분',
  seconds: '{{number}}초',
} satisfies Translation<typeof en>
