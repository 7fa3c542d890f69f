import type { Translation } from '../text.ts'
import type en from '../en/live.ts'

export default {
  newCandidates_one: '{{count}} neue Bewerbung',
  newCandidates_other: '{{count}} neue Bewerbungen',
  noLongerMatches: 'Passt nicht mehr zum Filter',
} satisfies Translation<typeof en>
