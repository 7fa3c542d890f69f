import type { Translation } from '../text.ts'
import type en from '../en/live.ts'

export default {
  newCandidates_other: '{{count}} 个新申请',
  noLongerMatches: '不再符合筛选条件',
} satisfies Translation<typeof en>
