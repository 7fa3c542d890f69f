import type { Translation } from '../text.ts'
import type english from '../en/charts.ts'

export default {
  noData: '目前没有可分析的数据',
  asTable: '以表格显示',
  download: '下载',
  day: '日',
  week: '周起始日',
  month: '月',
  weekOf: '{{day}} 起的一周',
  ofPrevious: '占上一步',
  wentOn: '{{share}} 进入下一步',
  noneToPass: '没有可进入下一步的',
  timeSummary: '从 {{from}} 到 {{to}}。最低 {{least}}，最高 {{most}}。',
  distributionSummary: '共 {{total}}；最多的是 {{range}}，为 {{most}}。',
  listSummary_other: '{{number}} 项。第一项：{{label}}，{{value}}。',
  funnelSummary: '{{from}} 为 {{many}}，{{to}} 为 {{few}}。',
  heatSummary: '从 {{least}} 到 {{most}}。',
} satisfies Translation<typeof english>
