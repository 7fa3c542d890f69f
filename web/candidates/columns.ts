import type { CandidateSort } from '#contracts/views/candidate.ts'
import type { PlainKey } from '../locales/text.ts'

type Column = {
  key: string
  label: PlainKey<'candidates'>
  /** Unless a person chose otherwise. */
  shown: boolean
  sort?: CandidateSort
  title?: PlainKey<'candidates'>
}

/** The columns of the table of candidates (C§3). The name comes first and is always shown. */
export const candidateColumns = [
  { key: 'stage', label: 'columnStage', shown: true },
  { key: 'status', label: 'columnStatus', shown: true },
  { key: 'rating', label: 'columnRating', shown: true, sort: 'rating', title: 'averageStars' },
  { key: 'teamScore', label: 'columnTeamScore', shown: false, sort: 'score', title: 'teamScoreTitle' },
  { key: 'taira', label: 'columnTaira', shown: false, sort: 'ai', title: 'tairaTitle' },
  { key: 'personality', label: 'columnPersonality', shown: false, sort: 'personality', title: 'personalityTitle' },
  { key: 'comments', label: 'columnComments', shown: false },
  { key: 'source', label: 'columnSource', shown: false },
  { key: 'added', label: 'columnAdded', shown: true, sort: 'added' },
  { key: 'invited', label: 'columnInvited', shown: false },
  { key: 'started', label: 'columnStarted', shown: false, sort: 'started' },
  { key: 'finished', label: 'columnFinished', shown: true, sort: 'finished' },
  { key: 'lastActivity', label: 'columnLastActivity', shown: false, sort: 'activity' },
  { key: 'live', label: 'columnLive', shown: false },
  { key: 'progress', label: 'columnProgress', shown: true },
] as const satisfies readonly Column[]

export type CandidateColumn = (typeof candidateColumns)[number]['key']
const byKey = new Map<string, (typeof candidateColumns)[number]>(candidateColumns.map((each) => [each.key, each]))
export const columnOf = (key: CandidateColumn): Column & { key: CandidateColumn } => byKey.get(key)!

/** The title of a column; the alternate variant has one of its own for the personality score, and differs in nothing else (CAN-006). */
export const labelOf = (key: CandidateColumn, alternate: boolean): PlainKey<'candidates'> =>
  alternate && key === 'personality' ? 'columnIverse' : columnOf(key).label

/** The name is a column too, and can be made wider. */
export const isResizable = (key: string) => key === 'name' || byKey.has(key)

/** The columns a person chose, in their order; the usual ones where they never did. Columns there are no more are left out. */
export function shownColumns(chosen: readonly string[] | null): CandidateColumn[] {
  if (chosen) return [...new Set(chosen)].flatMap((key) => byKey.get(key)?.key ?? [])
  return candidateColumns.filter(({ shown }) => shown).map(({ key }) => key)
}

/** What candidates are compared by once they have handed in. */
export const screeningColumns: CandidateColumn[] = [
  'stage',
  'rating',
  'teamScore',
  'comments',
  'finished',
  'lastActivity',
]
