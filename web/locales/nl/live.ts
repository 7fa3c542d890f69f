import type { Translation } from '../text.ts'
import type en from '../en/live.ts'

export default {
  newCandidates_one: '{{count}} nieuw',
  newCandidates_other: '{{count}} nieuw',
  noLongerMatches: 'Voldoet niet meer aan het filter',
} satisfies Translation<typeof en>
