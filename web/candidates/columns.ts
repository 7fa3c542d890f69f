import type { Key } from '../locales/text.ts'

/** The columns of the table of candidates (C§3), in order. The name is always shown. */
export const candidateColumns = [
  { key: 'step', label: 'columnStep', shown: true },
  { key: 'comments', label: 'columnComments', shown: true },
  { key: 'status', label: 'columnStatus', shown: true },
  { key: 'lastActivity', label: 'columnLastActivity', shown: false },
  { key: 'source', label: 'columnSource', shown: false },
  { key: 'rating', label: 'columnRating', shown: true, title: 'averageStars' },
  { key: 'personality', label: 'columnPersonality', shown: false },
  { key: 'taira', label: 'columnTaira', shown: false },
  { key: 'team', label: 'columnTeam', shown: false },
  { key: 'invited', label: 'columnInvited', shown: false },
  { key: 'started', label: 'columnStarted', shown: false },
  { key: 'finished', label: 'columnFinished', shown: true },
  { key: 'live', label: 'columnLive', shown: false },
  { key: 'progress', label: 'columnProgress', shown: true },
] as const satisfies readonly { key: string; label: Key<'candidates'>; shown: boolean; title?: Key<'candidates'> }[]

export type CandidateColumn = (typeof candidateColumns)[number]['key']

/** The columns an address asks for; the default ones when it names none. */
export function columnsFrom(query: URLSearchParams): CandidateColumn[] {
  const asked = query.getAll('col')
  return candidateColumns
    .filter(({ key, shown }) => (asked.length > 0 ? asked.includes(key) : shown))
    .map(({ key }) => key)
}
