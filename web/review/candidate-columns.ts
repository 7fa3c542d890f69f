/** The columns of the table of candidates (C§3), in order. The name is always shown. */
export const candidateColumns = [
  { key: 'step', label: 'Step', shown: true },
  { key: 'comments', label: 'Comments', shown: true },
  { key: 'status', label: 'Application Status', shown: true },
  { key: 'lastActivity', label: 'Last Activity', shown: false },
  { key: 'source', label: 'Source', shown: false },
  { key: 'rating', label: 'Rating', shown: true, title: 'Average star rating' },
  { key: 'personality', label: 'Personality score', shown: false },
  { key: 'taira', label: 'Taira score', shown: false },
  { key: 'team', label: 'Team score', shown: false },
  { key: 'invited', label: 'Invitation date', shown: false },
  { key: 'started', label: 'Started date', shown: false },
  { key: 'finished', label: 'Finished date', shown: true },
  { key: 'live', label: 'Live interview', shown: false },
  { key: 'progress', label: 'Candidate Progress', shown: true },
] as const satisfies readonly { key: string; label: string; shown: boolean; title?: string }[]

export type CandidateColumn = (typeof candidateColumns)[number]['key']

/** The columns an address asks for; the default ones when it names none. */
export function columnsFrom(query: URLSearchParams): CandidateColumn[] {
  const asked = query.getAll('col')
  return candidateColumns.filter(({ key, shown }) => (asked.length > 0 ? asked.includes(key) : shown)).map(({ key }) => key)
}
