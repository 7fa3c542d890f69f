import { openedCandidates } from '../shell/opened.ts'

export const kinds = ['here', 'job', 'candidate', 'user', 'action', 'page'] as const
export type Kind = (typeof kinds)[number]

type Candidate = { jobId: string; candidateId: string; name: string }
type Stage = { id: string; title: string }
/** What choosing a hit does to the candidate whose page is open. */
export type Act =
  | ({ does: 'move'; from: Stage; to: Stage } & Candidate)
  | ({ does: 'rate'; value: number } & Candidate)
  | ({ does: 'reject' | 'remind' } & Candidate)

export type HitIcon =
  | 'advance'
  | 'board'
  | 'edit'
  | 'history'
  | 'invite'
  | 'list'
  | 'move'
  | 'rate'
  | 'reject'
  | 'remind'
  | 'create'

/** One thing that was found. `post`: choosing it does something instead of only leading there. */
export type Hit = {
  key: string
  kind: Kind
  title: string
  detail: string
  to: string
  icon?: HitIcon
  post?: true
  act?: Act
  /** Choosing it shows these instead of what was found. */
  more?: Hit[]
  /** The keys that do the same on this page. */
  keys?: string
}
export type Found = { question: string; recent: Hit[]; hits: Hit[] }

/** What was chosen before, newest first: ids only, so that a browser keeps no names, and what is gone or closed to its user is not shown again. */
const KEPT = 6
const placeOf = (userKey: string) => `hirelog-recent:${userKey}`

function chosen(userKey: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(userKey)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((key): key is string => typeof key === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** What was chosen here, then the candidates that were opened in other ways. */
export const recentKeys = (userKey: string): string[] =>
  [...new Set([...chosen(userKey), ...openedCandidates(userKey).map((id) => `candidate:${id}`)])].slice(0, KEPT + 1)

export function rememberRecent(userKey: string, { kind, key }: Hit) {
  if (kind === 'action' || kind === 'user' || kind === 'here') return
  const kept = [key, ...chosen(userKey).filter((other) => other !== key)].slice(0, KEPT)
  try {
    localStorage.setItem(placeOf(userKey), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing shows nothing recent.
  }
}
