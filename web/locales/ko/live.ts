import type { Translation } from '../text.ts'
import type en from '../en/live.ts'

export default {
  newCandidates_other: '신규 {{count}}명',
  noLongerMatches: '더 이상 필터와 일치하지 않음',
} satisfies Translation<typeof en>
