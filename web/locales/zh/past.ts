import type { Translation } from '../text.ts'
import type en from '../en/past.ts'

export default {
  earlierMoment: '过去的时刻',
  asOf: '截至 {{moment}}',
  boardThen: '只读：这是当时的看板。',
  boardThenWith_other: '只读：这是当时的看板，共 {{count}} 位候选人。',
  dateAndTime: '日期和时间（UTC）',
  show: '显示',
  showRejected: '显示已淘汰',
  hideRejected: '隐藏已淘汰',
  backToNow: '返回今天',
  noJobYet: '当时此职位尚不存在。',
  boardAsOf: '截至 {{moment}} 的看板',
  candidates_other: '{{count}} 位候选人',
  rejectedHidden: '已隐藏被淘汰的候选人。',
  nobodyWasHere: '当时没有候选人。',
  moreNotShown_other: '还有 {{count}} 位未显示。',
  firstOf: '前 {{number}} 位',
  showColumn: '显示此列',
  hereSince: '{{day}} 起在此',
  erasedCandidate: '已删除的候选人',
} satisfies Translation<typeof en>
