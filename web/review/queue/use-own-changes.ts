import { useFetchers } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { CandidatePageData } from '../page-data.ts'
import type { Done } from './queue-order.ts'

type Watched = Pick<CandidatePageData, 'candidate' | 'viewer'>
const stateOf = ({ candidate, viewer }: Watched) => ({
  rated: candidate.ratings.find(({ reviewerId }) => reviewerId === viewer)?.value,
  commented: candidate.comments.filter(({ authorId }) => authorId === viewer).length,
  scored: candidate.scores.find(({ reviewerId }) => reviewerId === viewer)?.times ?? 0,
  columnId: candidate.columnId,
})

/**
 * Reports what this person has just done, once the page's data shows it. Changes by colleagues to the same candidate are
 * ignored.
 */
export function useOwnChanges(data: Watched, onDone: (just: Done) => void) {
  const sent = useRef(new Set<string>())
  for (const { formData } of useFetchers()) {
    const intent = formData?.get('intent')
    if (typeof intent === 'string') sent.current.add(intent)
  }
  const before = useRef(stateOf(data))
  const latest = useRef(onDone)
  latest.current = onDone
  const now = stateOf(data)
  useEffect(() => {
    const was = before.current
    const isMine = (...intents: string[]) => intents.some((intent) => sent.current.has(intent))
    const just: Done = {
      ...(isMine('rate') && now.rated !== undefined && now.rated !== was.rated ? { rated: now.rated } : {}),
      ...(isMine('comment') && now.commented > was.commented ? { commented: true } : {}),
      ...(isMine('send-score') && now.scored > was.scored ? { scored: true } : {}),
      ...(isMine('move', 'reject') && now.columnId !== was.columnId
        ? { moved: { from: was.columnId, to: now.columnId } }
        : {}),
    }
    before.current = now
    if (Object.keys(just).length === 0) return
    sent.current.clear()
    latest.current(just)
  }, [now.rated, now.commented, now.scored, now.columnId])
}
