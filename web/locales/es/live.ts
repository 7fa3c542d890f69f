import type { Translation } from '../text.ts'
import type en from '../en/live.ts'

export default {
  newCandidates_one: '{{count}} nuevo',
  newCandidates_many: '{{count}} nuevos',
  newCandidates_other: '{{count}} nuevos',
  noLongerMatches: 'Ya no cumple el filtro',
} satisfies Translation<typeof en>
