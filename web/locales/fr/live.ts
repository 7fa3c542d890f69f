import type { Translation } from '../text.ts'
import type en from '../en/live.ts'

export default {
  newCandidates_one: '{{count}} nouvelle candidature',
  newCandidates_many: '{{count}} de nouvelles candidatures',
  newCandidates_other: '{{count}} nouvelles candidatures',
  noLongerMatches: 'Ne correspond plus au filtre',
} satisfies Translation<typeof en>
