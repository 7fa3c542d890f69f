export default {
  newCandidates_one: '{{count}} new',
  newCandidates_other: '{{count}} new',
  noLongerMatches: 'No longer matches the filter',
} as const
