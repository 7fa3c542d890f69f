import type { Translation } from '../text.ts'
import type en from '../en/live.ts'

export default {
  newCandidates_one: '{{count}} novo',
  newCandidates_many: '{{count}} novos',
  newCandidates_other: '{{count}} novos',
  noLongerMatches: 'Não corresponde mais ao filtro',
} satisfies Translation<typeof en>
