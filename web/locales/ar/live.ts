import type { Translation } from '../text.ts'
import type en from '../en/live.ts'

export default {
  newCandidates_zero: '{{count}} جديد',
  newCandidates_one: 'جديد واحد ({{count}})',
  newCandidates_two: 'جديدان ({{count}})',
  newCandidates_few: '{{count}} جدد',
  newCandidates_many: '{{count}} جديدًا',
  newCandidates_other: '{{count}} جديد',
  noLongerMatches: 'لم يعد يطابق التصفية',
} satisfies Translation<typeof en>
