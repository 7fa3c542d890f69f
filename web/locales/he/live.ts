import type { Translation } from '../text.ts'
import type en from '../en/live.ts'

export default {
  newCandidates_one: 'מועמד חדש אחד',
  newCandidates_two: 'שני מועמדים חדשים',
  newCandidates_other: '{{count}} מועמדים חדשים',
  noLongerMatches: 'כבר לא מתאים למסנן',
} satisfies Translation<typeof en>
