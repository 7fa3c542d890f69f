import type { Translation } from '../text.ts'
import type en from '../en/insight.ts'

export default {
  updatedNow: '刚刚更新',
  asOf: '截至 <at>{{at}}</at>',
  lastIncluded: '包含的最后一个事件：<at>{{at}}</at>',
  figure: '{{label}}：{{number}}',

  // Lengths of time
  days: '{{number}} 天',
  hours: '{{number}} 小时',
  minutes: '{{number}} 分钟',
  seconds: '{{number}} 秒',
} satisfies Translation<typeof en>
